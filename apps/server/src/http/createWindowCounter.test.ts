import { expect, it } from 'vitest';
import type { SharedCount, SharedCounts } from '../redis/SharedCounts.ts';
import { createWindowCounter } from './createWindowCounter.ts';

const OPTIONS = { name: 'test', windowMs: 1_000, keysMax: 2 };

/** Redis as two processes see it. Without `known`, it is away. */
function createFakeCounts() {
  const known = new Map<string, number>();
  const state = { isAway: false };
  const counts: SharedCounts = {
    async add(_limit, subject, { amount, windowMs }): Promise<SharedCount | null> {
      if (state.isAway) return null;
      const isKnown = known.has(subject);
      const count = (known.get(subject) ?? 0) + amount;
      known.set(subject, count);
      return { count, endsInMs: windowMs, isKnown };
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
});

it('starts again when the window has ended, asks nobody above the maximum, and forgets the oldest keys', async () => {
  const time = { now: 0 };
  const { counts, known } = createFakeCounts();
  const counter = createWindowCounter(counts, OPTIONS, () => time.now);
  expect(await counter.add('ada', 1)).toEqual({ count: 1, endsInMs: 1_000 });
  time.now = 400;
  expect(await counter.add('ada', 1)).toEqual({ count: 2, endsInMs: 600 });
  expect(known.get('ada')).toBe(1);
  await counter.add('bob');
  await counter.add('cleo');
  known.clear();
  expect((await counter.add('ada')).count).toBe(1);
  time.now = 1_400;
  known.clear();
  expect((await counter.add('cleo')).count).toBe(1);
});
