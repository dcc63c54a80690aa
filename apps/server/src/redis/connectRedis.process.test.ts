import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../process/createLogger.ts';
import { startRedis, type TestRedis } from '../testing/startRedis.ts';
import { connectRedis, type RedisConnections } from './connectRedis.ts';
import { connectRedisBus } from './connectRedisBus.ts';

let server: TestRedis;
let redis: RedisConnections;
let logged: string[];
let events: string[];

beforeEach(async () => {
  server = await startRedis();
  logged = [];
  events = [];
  const log = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line).msg) });
  redis = connectRedis(server.url, log);
  redis.onAway(() => events.push('away'));
  redis.onBack(() => events.push('back'));
});
afterEach(async () => {
  redis.close();
  server.resume();
  await server.stop();
});

it.each([true, false])(
  '[OP-30:part] reports once that Redis went away and came back (with its data: %s), fails at once meanwhile, and subscribes again',
  async (withData) => {
    const bus = connectRedisBus(redis, createLogger('silent'));
    const received: unknown[] = [];
    await bus.subscribe('playloom:test', (message) => void received.push(message));
    await redis.commands.set('stored', 'yes');
    expect(redis.isReady()).toBe(true);
    await server.kill({ withData });
    await expect.poll(() => redis.isReady()).toBe(false);
    await expect(bus.publish('playloom:test', 1)).rejects.toThrow("Stream isn't writeable");
    await expect(redis.commands.get('stored')).rejects.toThrow("Stream isn't writeable");
    const waiting = redis.waitUntilReady(30_000);
    await server.restart();
    expect(await waiting).toBe(true);
    await expect.poll(async () => bus.publish('playloom:test', 2)).toBe(1);
    await expect.poll(() => received).toEqual([2]);
    expect(await redis.commands.get('stored')).toBe(withData ? 'yes' : null);
    expect(events).toEqual(['away', 'back']);
    expect(logged).toEqual(['Redis is away', 'Redis is back']);
  },
);

it('[OP-30:part] notices a silent Redis, without waiting longer than the limit', async () => {
  connectRedisBus(redis, createLogger('silent'));
  await redis.attempted;
  server.pause();
  // The command and the check of the connection both end after the limit, whichever was first.
  await expect(redis.commands.get('anything')).rejects.toThrow(
    /timed out|timeout|Connection is closed|retries/,
  );
  await expect.poll(() => redis.isReady()).toBe(false);
  await expect(redis.commands.get('anything')).rejects.toThrow("Stream isn't writeable");
  expect(await redis.waitUntilReady(1)).toBe(false);
  server.resume();
  await expect.poll(() => redis.isReady()).toBe(true);
  expect(events).toEqual(['away', 'back']);
});

it('[OP-30:part] connects when Redis starts after the process', async () => {
  await server.kill({ withData: false });
  const late = connectRedis(server.url, createLogger('silent'));
  await late.attempted;
  expect(late.isReady()).toBe(false);
  const bus = connectRedisBus(late, createLogger('silent'));
  await bus.subscribe('playloom:late', () => undefined);
  await server.restart();
  await expect.poll(() => bus.listChannels('playloom:late').catch(() => [])).toEqual(['playloom:late']);
  late.close();
});
