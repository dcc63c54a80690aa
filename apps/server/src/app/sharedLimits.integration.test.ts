import { afterAll, beforeAll, expect, it } from 'vitest';
import { MESSAGE_RATE_LIMIT } from '../http/limits.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { startRedis, type TestRedis } from '../testing/startRedis.ts';

const FEEDBACK = '/api/v1/feedback/';
const WRONG_PASSWORDS_PER_HOUR = 10;

let redis: TestRedis;
let servers: [TestServer, TestServer];
beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, ROLES: 'web', RATE_LIMIT_SCALE: '1' };
  const first = await createTestServer({ env });
  servers = [first, await createTestServer({ env, beside: first })];
  for (const { services } of servers) await services.redis!.attempted;
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await redis.stop();
});

async function sendFeedback(server: TestServer): Promise<number> {
  return (await server.newClient().fetch(FEEDBACK, { method: 'POST', json: {} })).status;
}

async function logIn(server: TestServer, login: string): Promise<string> {
  const json = { login, password: 'a wrong password' };
  const response = await server.newClient().fetch('/api/v1/login/', { method: 'POST', json });
  return ((await response.json()) as { errorId: string }).errorId;
}

it('[OP-34:part] two web processes count wrong passwords and calls together', async () => {
  const outcomes: string[] = [];
  for (let turn = 0; turn <= WRONG_PASSWORDS_PER_HOUR; turn += 1)
    outcomes.push(await logIn(servers[turn % 2]!, 'ada'));
  expect(outcomes.slice(0, -1)).toEqual(Array(WRONG_PASSWORDS_PER_HOUR).fill('wrong_credentials'));
  expect(outcomes.at(-1)).toBe('too_many_requests');
  const statuses: number[] = [];
  for (let turn = 0; turn <= MESSAGE_RATE_LIMIT.max; turn += 1)
    statuses.push(await sendFeedback(servers[turn % 2]!));
  expect(statuses).toEqual([...Array(MESSAGE_RATE_LIMIT.max).fill(400), 429]);
});

it('[OP-34:part] each process goes on with its own limits while Redis is away and after it lost its data', async () => {
  await redis.kill({ withData: false });
  await expect.poll(() => servers[0].services.redis!.isReady()).toBe(false);
  // Both have counted half of the calls themselves, and know the count of both from Redis.
  expect(await sendFeedback(servers[0])).toBe(429);
  await redis.restart();
  await expect.poll(() => servers[0].services.redis!.isReady()).toBe(true);
  expect(await sendFeedback(servers[0])).toBe(429);
});
