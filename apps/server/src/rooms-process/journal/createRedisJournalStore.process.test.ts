import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { connectRedis, type RedisConnections } from '../../redis/connectRedis.ts';
import { endOwner, formatOwnerChannel } from '../../redis/roomOwners.ts';
import { startRedis, type TestRedis } from '../../testing/startRedis.ts';
import { createRedisJournalStore } from './createRedisJournalStore.ts';
import type { JournalRecord } from './JournalRecord.ts';
import type { JournalStore } from './JournalStore.ts';
import { createTestStart } from './testing/createTestStart.ts';

let server: TestRedis;
let redis: RedisConnections;
let [one, two]: JournalStore[] = [];
/** The connections of both processes. */
let listener: Redis;
beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, createLogger('silent'));
  await redis.attempted;
});
beforeEach(async () => {
  listener = new Redis(server.url);
  await listener.subscribe(formatOwnerChannel('one'), formatOwnerChannel('two'));
  one = createRedisJournalStore(redis, 'one');
  two = createRedisJournalStore(redis, 'two');
});
afterEach(async () => {
  listener.disconnect();
  for (const store of [one!, two!]) await store.close();
  await redis.commands.flushall();
});
afterAll(async () => {
  redis.close();
  await server.stop();
});

const start = createTestStart({ keyframe: new Uint8Array([0, 255, 10, 13]) });

function createStep(tick: number): JournalRecord {
  return { kind: 'step', tick, inputs: null, seats: null };
}

async function write(store: JournalStore, ...records: JournalRecord[]): Promise<string | undefined> {
  return (await store.write([{ roomId: 'room', records }])).get('room');
}

it('[OP-43:part] reads what was written since the last start', async () => {
  expect(await write(one!, createTestStart(), createStep(1))).toBe(undefined);
  expect(await write(one!, createStep(2), start, createStep(3))).toBe(undefined);
  expect(await write(one!, createStep(4))).toBe(undefined);
  expect(await two!.read('room')).toEqual([start, createStep(3), createStep(4)]);
  expect([await two!.has('room'), await two!.has('other')]).toEqual([true, false]);
});

it('[OP-43:part] a journal is free when its owner is gone, and then has one new owner', async () => {
  await write(one!, start);
  expect(await two!.list()).toEqual([]);
  expect(await two!.claim('room')).toBe(false);
  await endOwner(redis, 'one');
  expect(await two!.list()).toEqual([{ roomId: 'room', ageMs: expect.any(Number), region: 'eu' }]);
  expect(await two!.claim('room')).toBe(true);
  expect([await one!.list(), await one!.claim('room')]).toEqual([[], false]);
  // The old owner was only slow. Nothing that it writes, leaves or removes counts.
  expect(await write(one!, createStep(1))).toBe('taken');
  await one!.remove('room');
  expect(await write(two!, start, createStep(2))).toBe(undefined);
  expect(await two!.read('room')).toEqual([start, createStep(2)]);
});

it('[OP-44:part] a journal that was left is free at once', async () => {
  await write(one!, start);
  await one!.release('room');
  expect(await two!.claim('room')).toBe(true);
  expect(await one!.claim('room')).toBe(false);
});

it('[OP-43:part] says that a journal is missing after Redis has lost it, and takes it again', async () => {
  await write(one!, start);
  await redis.commands.flushall();
  expect(await write(one!, createStep(1))).toBe('missing');
  expect(await write(one!, start, createStep(1))).toBe(undefined);
  expect(await one!.read('room')).toEqual([start, createStep(1)]);
});

it('[OP-43:part] removes everything of a room, and lets the rest expire', async () => {
  await write(one!, start);
  await one!.write([{ roomId: 'other', records: [start] }]);
  await one!.remove('room');
  expect(await one!.read('room')).toBe(null);
  const left = await redis.commands.keys('playloom:journal:*');
  expect(left.toSorted()).toEqual(['playloom:journal:other', 'playloom:journal:other:log']);
  for (const key of left) expect(await redis.commands.pttl(key)).toBeGreaterThan(0);
});

it('[OP-44:part] a journal that was left to a process waits for it, but not forever', async () => {
  await write(one!, start);
  await one!.release('room', 'two');
  expect([await one!.list(), await one!.claim('room')]).toEqual([[], false]);
  expect(await redis.commands.pttl('playloom:reserved:room')).toBeGreaterThan(0);
  expect(await two!.claim('room')).toBe(true);
  await two!.release('room', 'three');
  await redis.commands.del('playloom:reserved:room');
  expect(await one!.claim('room')).toBe(true);
});

it('[OP-43:part] the lease of a process without a connection ends, but not that of one with', async () => {
  await write(one!, start);
  for (let look = 0; look < 5; look += 1) expect(await two!.list()).toEqual([]);
  await listener.unsubscribe(formatOwnerChannel('one'));
  expect(await two!.list()).toMatchObject([{ roomId: 'room' }]);
});

it('[OP-43:part] a process whose connection breaks for a moment keeps its rooms', async () => {
  await write(one!, start);
  await listener.unsubscribe(formatOwnerChannel('one'));
  const look = two!.list();
  // Asked after the look has seen that nobody is connected.
  await redis.commands.ping();
  await redis.commands.ping();
  await listener.subscribe(formatOwnerChannel('one'));
  expect(await look).toEqual([]);
});
