import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../process/createLogger.ts';
import { startRedis, type TestRedis } from '../testing/startRedis.ts';
import { connectRedis, type RedisConnections } from './connectRedis.ts';
import { createSharedCounts } from './createSharedCounts.ts';
import type { SharedCounts } from './SharedCounts.ts';

const ONCE = { amount: 1, windowMs: 60_000 };

let server: TestRedis;
let connections: RedisConnections[];
let counts: SharedCounts[];
beforeAll(async () => {
  server = await startRedis();
  connections = [1, 2].map(() => connectRedis(server.url, createLogger('silent')));
  counts = connections.map(createSharedCounts);
  for (const { attempted } of connections) await attempted;
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  server.resume();
  await server.stop();
});

it('[OP-34:part] counts for all processes, per limit and subject, within one window', async () => {
  const [a, b] = counts as [SharedCounts, SharedCounts];
  const first = await a.add('log-in', 'ada', ONCE);
  expect(first).toMatchObject({ count: 1, isKnown: false });
  // A millisecond may pass before it is read.
  expect(first!.endsInMs).toBeGreaterThan(50_000);
  expect(first!.endsInMs).toBeLessThanOrEqual(60_000);
  const second = await b.add('log-in', 'ada', { amount: 2, windowMs: 999_999 });
  expect(second).toMatchObject({ count: 3, isKnown: true });
  expect(second!.endsInMs).toBeLessThanOrEqual(60_000);
  expect(await a.add('log-in', 'bob', ONCE)).toMatchObject({ count: 1 });
  expect(await a.add('sign-up', 'ada', ONCE)).toMatchObject({ count: 1 });
  expect(await b.add('log-in', 'ada', { ...ONCE, amount: 0 })).toMatchObject({ count: 3 });
  expect(await b.add('log-in', 'nobody', { ...ONCE, amount: 0 })).toEqual({
    count: 0,
    endsInMs: 0,
    isKnown: false,
  });
  await b.clear('log-in', 'ada', ONCE.windowMs);
  expect(await a.add('log-in', 'ada', ONCE)).toMatchObject({ count: 1, isKnown: true });
});

it('[OP-34:part] forgets a count when its window ends, and never stores who it is about', async () => {
  const [a] = counts as [SharedCounts];
  await a.add('short', 'carol@example.org', { amount: 1, windowMs: 20 });
  const admin = new Redis(server.url);
  expect((await admin.keys('*')).join()).not.toContain('carol');
  await expect.poll(() => admin.keys('playloom:limit:short:*')).toEqual([]);
  expect(await a.add('short', 'carol@example.org', ONCE)).toMatchObject({ count: 1, isKnown: false });
  await admin.quit();
});

it('[OP-34:part] leaves the decision to the process while Redis is silent or away', async () => {
  const [a] = counts as [SharedCounts];
  server.pause();
  expect(await a.add('log-in', 'ada', ONCE)).toBeNull();
  await a.clear('log-in', 'ada', ONCE.windowMs);
  server.resume();
  await server.kill({ withData: false });
  expect(await a.add('log-in', 'ada', ONCE)).toBeNull();
  await server.restart();
  await expect.poll(() => a.add('log-in', 'ada', ONCE)).not.toBeNull();
  expect(await createSharedCounts(null).add('log-in', 'ada', ONCE)).toBeNull();
});
