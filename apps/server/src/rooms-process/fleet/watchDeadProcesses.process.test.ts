import { matchMaker, Room } from '@colyseus/core';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectRedis, type RedisConnections } from '../../redis/connectRedis.ts';
import { createLogger } from '../../process/createLogger.ts';
import { startRedis, type TestRedis } from '../../testing/startRedis.ts';
import { RoomsDriver } from '../colyseus/RoomsDriver.ts';
import { RoomsPresence } from '../colyseus/RoomsPresence.ts';
import { startColyseus } from '../colyseus/startColyseus.ts';
import { announceProcess } from './announceProcess.ts';
import { watchDeadProcesses } from './watchDeadProcesses.ts';

const ROOM_NAME = 'quiet';
const BACK_LIMIT_MS = 30_000;

let server: TestRedis;
let redis: RedisConnections;
let admin: Redis;
let stop: () => void;

beforeAll(async () => {
  server = await startRedis();
  const log = createLogger('silent');
  redis = connectRedis(server.url, log);
  const presence = new RoomsPresence(redis);
  const driver = new RoomsDriver(redis.commands);
  await redis.attempted;
  await startColyseus(
    { presence, driver },
    ROOM_NAME,
    class extends Room {
      override autoDispose = false;
    },
  );
  const announce = (): Promise<void> =>
    announceProcess({ driver, region: 'eu', ownerId: 'owner', isDraining: () => true });
  await announce();
  stop = watchDeadProcesses({ redis, log, region: 'eu', ownerId: 'owner', announce });
  admin = new Redis(server.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  admin.on('error', () => undefined);
});
afterAll(async () => {
  stop();
  await matchMaker.gracefullyShutdown();
  await admin.quit();
  redis.close();
  await server.stop();
});

async function readAnnouncement() {
  return {
    rooms: await admin.hkeys('roomcaches'),
    counted: await admin.hkeys('roomcount'),
    regions: await admin.hgetall('playloom:regions'),
    owners: await admin.hgetall('playloom:process-owners'),
    draining: await admin.smembers('playloom:draining'),
  };
}

it('[OP-32:part] a process announces itself and its rooms again when Redis has lost its data', async () => {
  const { roomId } = await matchMaker.createRoom(ROOM_NAME, {});
  const { processId } = matchMaker;
  const whole = {
    rooms: [roomId],
    counted: [processId],
    regions: { [processId]: 'eu' },
    owners: { [processId]: 'owner' },
    draining: [processId],
  };
  await expect.poll(readAnnouncement).toEqual(whole);
  await server.kill({ withData: false });
  await server.restart();
  await expect.poll(readAnnouncement, { timeout: BACK_LIMIT_MS }).toEqual(whole);
  // An operator may empty Redis too.
  await admin.flushall();
  await expect.poll(readAnnouncement, { timeout: BACK_LIMIT_MS }).toEqual(whole);
});

it('[OP-33:part] removes what a dead process has announced', async () => {
  await admin.hset('roomcount', 'dead', '1,1');
  await admin.hset('playloom:regions', 'dead', 'us');
  const listed = { roomId: 'its-room', name: ROOM_NAME, processId: 'dead' };
  await admin.hset('roomcaches', listed.roomId, JSON.stringify(listed));
  await expect
    .poll(async () => (await readAnnouncement()).rooms, { timeout: BACK_LIMIT_MS })
    .not.toContain('its-room');
  await expect.poll(async () => (await readAnnouncement()).counted).toEqual([matchMaker.processId]);
  expect((await readAnnouncement()).regions).not.toHaveProperty('dead');
});

it('[OP-33:part] a process that was taken for dead says again where it is and what it owns', async () => {
  const { processId } = matchMaker;
  await admin.hdel('playloom:regions', processId);
  await admin.hdel('playloom:process-owners', processId);
  await expect
    .poll(readAnnouncement, { timeout: BACK_LIMIT_MS })
    .toMatchObject({ regions: { [processId]: 'eu' }, owners: { [processId]: 'owner' } });
});
