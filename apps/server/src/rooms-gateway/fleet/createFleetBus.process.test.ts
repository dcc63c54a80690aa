import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { connectRedis, type RedisConnections } from '../../redis/connectRedis.ts';
import { startRedis, type TestRedis } from '../../testing/startRedis.ts';
import { createFleetBus, type FleetBus } from './createFleetBus.ts';

const log = createLogger('silent');
const state = { isDraining: false };
let server: TestRedis;
const connections: RedisConnections[] = [];
const buses: FleetBus[] = [];
let web: FleetBus;
/** The connection of a process that says nothing anymore, because it hangs or its machine has lost the network. */
let silent: Redis;
/** Another client of the same Redis, as an administrator would use it. */
let admin: Redis;

const connect = (): RedisConnections => {
  const redis = connectRedis(server.url, log);
  connections.push(redis);
  return redis;
};

beforeAll(async () => {
  server = await startRedis();
  web = await createFleetBus(connect(), log, 'web', {});
  buses.push(web);
  silent = new Redis(server.url);
  admin = new Redis(server.url);
});
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()));
  for (const client of [silent, admin]) client.disconnect();
  for (const redis of connections) redis.close();
  await server.stop();
});

const isReady = () => web.hasOpenProcess('rooms');

it('[OP-72:part] rooms processes that hang or take no new players don’t count as running', async () => {
  expect(await isReady()).toBe(false);
  await silent.subscribe('playloom:rooms:silent');
  expect(await isReady()).toBe(false);
  const redis = connect();
  const rooms = await createFleetBus(
    redis,
    log,
    'rooms',
    { ping: async () => 'pong' },
    { isDraining: () => state.isDraining },
  );
  buses.push(rooms);
  expect(await isReady()).toBe(true);
  expect(await web.call('rooms', 'ping', [])).toBe('pong');
  state.isDraining = true;
  await expect.poll(isReady).toBe(false);
  // It still answers, so that players of its rooms are served until they have moved.
  expect(await web.call('rooms', 'ping', [])).toBe('pong');
  state.isDraining = false;
  await expect.poll(isReady).toBe(true);
  await rooms.close();
  redis.close();
  await expect.poll(isReady, { timeout: 10_000 }).toBe(false);
});

it('[OP-72:part] rooms processes of an earlier version count while they are well', async () => {
  await admin.set('playloom:rooms:silent', 1);
  // Polled, because an answer of Redis that comes too late on a busy machine counts as no.
  await expect.poll(isReady).toBe(true);
  await admin.del('playloom:rooms:silent');
  await expect.poll(isReady).toBe(false);
});
