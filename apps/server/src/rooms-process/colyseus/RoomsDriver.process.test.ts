import { matchMaker, Room, type IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectRedis, type RedisConnections } from '../../redis/connectRedis.ts';
import { createLogger } from '../../process/createLogger.ts';
import { startRedis, type TestRedis } from '../../testing/startRedis.ts';
import { RoomsDriver } from './RoomsDriver.ts';
import { RoomsPresence } from './RoomsPresence.ts';
import { startColyseus } from './startColyseus.ts';

const ROOM_NAME = 'pinned';
/** Rejections that nothing handles would end a web process. */
const unhandled: unknown[] = [];
const rememberUnhandled = (error: unknown): void => void unhandled.push(error);

let server: TestRedis;
let redis: RedisConnections;
let driver: RoomsDriver;
let admin: Redis;

beforeAll(async () => {
  process.on('unhandledRejection', rememberUnhandled);
  server = await startRedis();
  redis = connectRedis(server.url, createLogger('silent'));
  const presence = new RoomsPresence(redis);
  driver = new RoomsDriver(redis.commands);
  await redis.attempted;
  await startColyseus(
    { presence, driver },
    ROOM_NAME,
    class extends Room {
      override autoDispose = false;
    },
  );
  admin = new Redis(server.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  admin.on('error', () => undefined);
});
beforeEach(() => void (unhandled.length = 0));
afterAll(async () => {
  await matchMaker.gracefullyShutdown();
  await admin.quit();
  redis.close();
  await server.stop();
  process.off('unhandledRejection', rememberUnhandled);
});

function listIds(rooms: readonly IRoomCache[]): string[] {
  return rooms.map(({ roomId }) => roomId).toSorted();
}

it('[OP-31:part] pins that the driver of the library hands out one failed query for ever', async () => {
  const broken = new Redis(server.url, { enableOfflineQueue: false });
  const library = new RedisDriver(broken);
  await expect(library.query({})).rejects.toThrow("Stream isn't writeable");
  await expect.poll(() => broken.status).toBe('ready');
  // When this fails, the library has fixed it, and `#forgetFailedQuery` can go.
  await expect(library.query({})).rejects.toThrow("Stream isn't writeable");
  await broken.quit();
});

it('[OP-31] keeps the rooms of this process usable without Redis, and announces them when it is back', async () => {
  const before = await matchMaker.createRoom(ROOM_NAME, {});
  const closing = await matchMaker.createRoom(ROOM_NAME, {});
  await server.kill({ withData: true });
  await expect.poll(() => redis.isReady()).toBe(false);
  // A room can open, be found, be called, change its entry and close.
  const opened = await matchMaker.createRoom(ROOM_NAME, {});
  expect(listIds(await matchMaker.query({ name: ROOM_NAME }))).toEqual(
    listIds([before, closing, opened] as IRoomCache[]),
  );
  expect(await matchMaker.remoteRoomCall(opened.roomId, 'roomId')).toBe(opened.roomId);
  await matchMaker.getLocalRoomById(before.roomId).setMetadata({ players: 3 });
  await matchMaker.getLocalRoomById(closing.roomId).disconnect();
  await expect(matchMaker.remoteRoomCall('in-another-process', 'roomId')).rejects.toThrow('timed out');
  expect(await matchMaker.stats.fetchAll()).toEqual([]);
  await server.restart();
  await expect.poll(() => redis.isReady()).toBe(true);
  await driver.announce(matchMaker.processId);
  const listed = await admin.hgetall('roomcaches');
  expect(Object.keys(listed).toSorted()).toEqual(listIds([before, opened] as IRoomCache[]));
  expect(JSON.parse(listed[before.roomId]!)).toMatchObject({ metadata: { players: 3 } });
  expect(listIds(await matchMaker.query({ name: ROOM_NAME }))).toEqual(
    listIds([before, opened] as IRoomCache[]),
  );
  // Other processes can call rooms that opened without Redis.
  await expect.poll(() => admin.pubsub('NUMSUB', `$${opened.roomId}`)).toEqual([`$${opened.roomId}`, 1]);
  expect(unhandled).toEqual([]);
});

it('[OP-43:part] leaves the entry of a room that another process has taken over', async () => {
  const { roomId } = await matchMaker.createRoom(ROOM_NAME, {});
  const entry = JSON.stringify({ roomId, name: ROOM_NAME, processId: 'other' });
  await admin.hset('roomcaches', roomId, entry);
  const room = matchMaker.getLocalRoomById(roomId);
  await room.setMetadata({ players: 3 });
  await driver.announce(matchMaker.processId);
  await driver.cleanup(matchMaker.processId);
  await room.disconnect();
  await driver.remove(roomId);
  expect(await admin.hget('roomcaches', roomId)).toBe(entry);
  await driver.cleanup('other');
  expect(await admin.hget('roomcaches', roomId)).toBe(null);
});

it('[OP-33:part] a call to a room of a process that is gone fails at once', async () => {
  // The test would time out: without an answer, Colyseus waits for the given time.
  await expect(
    matchMaker.remoteRoomCall('in-a-dead-process', 'roomId', undefined, 3_600_000),
  ).rejects.toThrow('timed out');
  expect(unhandled).toEqual([]);
});
