import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { WRONG_CODE_RATE_LIMIT } from '../../../http/limits.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { startRedis, type TestRedis } from '../../../testing/startRedis.ts';

const rooms = createFakeRooms();
let redis: TestRedis;
let servers: [TestServer, TestServer];
let game: GameRow;
let code: string;
beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, ROLES: 'web', RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  const first = await createTestServer({ rooms, env });
  servers = [first, await createTestServer({ rooms, env, beside: first })];
  for (const { services } of servers) await services.redis!.attempted;
  const { user } = await addSignedInUser(first, 'maker');
  game = await addGame(first, { creatorId: user.id, settings: { maxPlayers: 32 } });
  const answer = await call(first, '192.0.2.99', 'newRoom=private');
  code = answer.body.data!['lobbyCode'] as string;
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await redis.stop();
});

interface Answer {
  errorId?: string;
  data?: Record<string, unknown>;
}

async function call(server: TestServer, network: string, query: string) {
  const headers = { 'x-forwarded-for': network };
  const response = await server.newClient().fetch(`/api/v1/game-server/${game.id}/?${query}`, { headers });
  return { response, body: (await response.json()) as Answer };
}

async function tryCode(lobbyCode: string, network: string, turn = 0): Promise<string | number> {
  const { response, body } = await call(servers[turn % 2]!, network, `lobbyCode=${lobbyCode}`);
  return body.errorId ?? response.status;
}

it('[OP-68] a network can’t guess room codes: wrong ones are counted over all processes', async () => {
  const network = '192.0.2.1';
  const answers = new Map<string | number, number>();
  for (let turn = 0; turn < WRONG_CODE_RATE_LIMIT.max; turn += 1) {
    // Codes that are right don’t count, and don’t reset the count.
    for (const tried of turn % 5 === 0 ? [code, 'WRONGX'] : ['WRONGX']) {
      const answer = await tryCode(tried, network, turn);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  }
  const { max } = WRONG_CODE_RATE_LIMIT;
  expect(Object.fromEntries(answers)).toEqual({ 200: max / 5, room_not_found: max });
  const { length } = rooms.requests;
  for (const turn of [0, 1]) {
    expect(await tryCode('WRONGX', network, turn)).toBe('too_many_codes');
    expect(await tryCode(code, network, turn)).toBe('too_many_codes');
  }
  expect(rooms.requests).toHaveLength(length);
  const { response } = await call(servers[0], network, 'lobbyCode=WRONGX');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
  // Other ways to join are not affected, nor are other networks.
  expect((await call(servers[0], network, '')).response.status).toBe(200);
  expect(await tryCode(code, '192.0.2.2')).toBe(200);
});

it('[OP-68:part] counts codes that are sent at the same time, and those of invitations', async () => {
  const network = '192.0.2.3';
  const tries = Array.from({ length: WRONG_CODE_RATE_LIMIT.max + 5 }, () => tryCode('WRONGX', network));
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === 'too_many_codes')).toHaveLength(5);
  const { roomId } = rooms.rooms.find(({ lobbyCode }) => lobbyCode === code)!;
  const invite = async (lobbyCode: string, from: string) => {
    const response = await servers[1].newClient().fetch(`/api/v1/games/${game.id}/invites/`, {
      method: 'POST',
      json: { roomId, lobbyCode },
      headers: { 'x-forwarded-for': from },
    });
    return ((await response.json()) as Answer).errorId ?? response.status;
  };
  expect(await invite(code, network)).toBe('too_many_codes');
  expect(await invite('WRONGX', '192.0.2.4')).toBe('room_not_found');
  expect(await invite(code, '192.0.2.4')).toBe(200);
});

it('[OP-68:part] lets a network try again later', async () => {
  const network = '192.0.2.5';
  await redis.kill({ withData: false });
  await expect.poll(() => servers[0].services.redis!.isReady()).toBe(false);
  for (let turn = 0; turn < WRONG_CODE_RATE_LIMIT.max; turn += 1) await tryCode('WRONGX', network);
  expect(await tryCode(code, network)).toBe('too_many_codes');
  servers[0].clock.advance(10 * MINUTE_MS);
  expect(await tryCode(code, network)).toBe(200);
});
