import { expect, it } from 'vitest';
import type { SharedCount, SharedCounts } from '../redis/SharedCounts.ts';
import { createWindowCounter } from './createWindowCounter.ts';

const OPTIONS = { name: 'test', windowMs: 10_000, keysMax: 2 };

/** Redis as two processes see it. Without `known`, it is away. */
function createFakeCounts() {
  const known = new Map<string, number>();
  const state = { isAway: false, endsInMs: OPTIONS.windowMs };
  const counts: SharedCounts = {
    async add(_limit, subject, { amount }): Promise<SharedCount | null> {
      if (state.isAway) return null;
      const isKnown = known.has(subject);
      const count = (known.get(subject) ?? 0) + amount;
      known.set(subject, count);
      return { count, endsInMs: state.endsInMs, isKnown };
    },
    clear: async (_limit, subject) => void known.set(subject, 0),
  };
  return { counts, known, state };
}

it('[OP-34:part] counts over all processes, and a clear in one process clears all', async () => {
  const { counts } = createFakeCounts();
  const [a, b] = [createWindowCounter(counts, OPTIONS), createWindowCounter(counts, OPTIONS)];
  expect((await a.add('ada')).count).toBe(1);
  expect((await b.add('ada')).count).toBe(2);
  expect((await a.add('ada')).count).toBe(3);
  await b.clear('ada');
  expect((await a.add('ada')).count).toBe(1);
});

it('[OP-34:part] counts alone while Redis is away, and keeps its count when Redis has lost its data', async () => {
  const { counts, known, state } = createFakeCounts();
  const [a, b] = [createWindowCounter(counts, OPTIONS), createWindowCounter(counts, OPTIONS)];
  await a.add('ada');
  await b.add('ada');
  state.isAway = true;
  expect((await a.add('ada')).count).toBe(2);
  expect((await b.add('ada')).count).toBe(3);
  state.isAway = false;
  known.clear();
  expect((await b.add('ada')).count).toBe(4);
  expect((await b.add('ada')).count).toBe(5);
});

it('starts again when the window has ended, asks nobody above the maximum, and forgets the oldest keys', async () => {
  const time = { now: 0 };
  const { counts, known } = createFakeCounts();
  const counter = createWindowCounter(counts, OPTIONS, () => time.now);
  expect(await counter.add('ada', 1)).toEqual({ count: 1, endsInMs: 10_000 });
  time.now = 4_000;
  expect(await counter.add('ada', 1)).toEqual({ count: 2, endsInMs: 6_000 });
  expect(known.get('ada')).toBe(1);
  await counter.add('bob');
  await counter.add('cleo');
  known.clear();
  expect((await counter.add('ada')).count).toBe(1);
  time.now = 14_000;
  known.clear();
  expect((await counter.add('cleo')).count).toBe(1);
});

it('[OP-34:part] ends a window when that of the others ends, and takes no old count into the next one', async () => {
  const time = { now: 0 };
  const { counts, known, state } = createFakeCounts();
  const [a, b] = [counts, counts].map((shared) => createWindowCounter(shared, OPTIONS, () => time.now));
  await a!.add('ada');
  time.now = 7_000;
  state.endsInMs = 3_000;
  expect(await b!.add('ada')).toEqual({ count: 2, endsInMs: 3_000 });
  // Redis has ended the window a little earlier than this process.
  time.now = 9_500;
  known.clear();
  state.endsInMs = 10_000;
  await b!.add('ada');
  expect(known.get('ada')).toBe(1);
});
