import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../process/createLogger.ts';
import { startRedis, type TestRedis } from '../testing/startRedis.ts';
import { connectRedis, type RedisConnections } from './connectRedis.ts';
import { connectRedisBus, type RedisBus } from './connectRedisBus.ts';

const logLines: { msg: string }[] = [];
const log = createLogger('warn', { write: (line) => void logLines.push(JSON.parse(line)) });
let redis: TestRedis;
let connections: RedisConnections[];
let buses: RedisBus[];
/** Another client of the same Redis, as an administrator would use it. */
let admin: Redis;

beforeAll(async () => {
  redis = await startRedis();
  connections = [connectRedis(redis.url, log), connectRedis(redis.url, log)];
  buses = connections.map((connection) => connectRedisBus(connection, log));
  admin = new Redis(redis.url);
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await admin.quit();
  await redis.stop();
});

it('delivers messages as JSON to every process that subscribes, and lists the channels', async () => {
  const [near, far] = buses as [RedisBus, RedisBus];
  const received: unknown[] = [];
  await near.subscribe('playloom:a', (message) => void received.push(['near', message]));
  await far.subscribe('playloom:a', (message) => void received.push(['far', message]));
  await far.subscribe('playloom:b', () => undefined);
  await admin.publish('playloom:a', 'not JSON');
  await near.publish('playloom:a', { text: 'hello', list: [1] });
  await expect.poll(() => received.length).toBe(2);
  expect(received).toEqual(
    expect.arrayContaining([
      ['near', { text: 'hello', list: [1] }],
      ['far', { text: 'hello', list: [1] }],
    ]),
  );
  expect((await near.listChannels('playloom:*')).toSorted()).toEqual(['playloom:a', 'playloom:b']);
  expect(logLines.map(({ msg }) => msg)).toContain('ignored a message from Redis that is not JSON');
});

it('subscribes again after the connection broke', async () => {
  const [near, far] = buses as [RedisBus, RedisBus];
  const received: unknown[] = [];
  await far.subscribe('playloom:c', (message) => void received.push(message));
  await admin.client('KILL', 'TYPE', 'pubsub');
  await expect.poll(() => near.listChannels('playloom:c')).toEqual(['playloom:c']);
  await near.publish('playloom:c', 1);
  await expect.poll(() => received).toEqual([1]);
});
