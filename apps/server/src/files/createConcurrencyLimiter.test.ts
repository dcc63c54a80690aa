import { expect, it } from 'vitest';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from './createConcurrencyLimiter.ts';

/** Runs the work and fails the test if the limiter rejects it. */
function take<T>(turns: ConcurrencyLimiter, work: () => Promise<T>): Promise<T> {
  return turns.run(work) ?? Promise.reject(new Error('rejected'));
}

/** Creates work that starts when it is run and ends when the test calls `end` or `fail`. */
function makeWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = {
    hasStarted: false,
    end: resolve,
    fail: reject,
    run: () => ((work.hasStarted = true), promise),
  };
  return work;
}

it('runs up to the limit at once, queues more, and rejects the rest', async () => {
  const turns = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 1 });
  const [first, second, third] = [makeWork(), makeWork(), makeWork()];
  const runs = [first, second, third].map(({ run }) => take(turns, run));
  expect(turns.run(makeWork().run)).toBeNull();
  expect([first, second, third].map(({ hasStarted }) => hasStarted)).toEqual([true, true, false]);
  second.end('second');
  expect(await runs[1]).toBe('second');
  expect(third.hasStarted).toBe(true);
  expect(turns.run(async () => 'fourth')).not.toBeNull();
  first.end('first');
  third.end('third');
  expect(await Promise.all(runs)).toEqual(['first', 'second', 'third']);
});

it('frees the slot when the work fails', async () => {
  const turns = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 0 });
  const failing = makeWork();
  const run = take(turns, failing.run);
  failing.fail(new Error('broken'));
  await expect(run).rejects.toThrow('broken');
  expect(await take(turns, async () => 'next')).toBe('next');
});

it('never runs more than allowed, in any order', async () => {
  const turns = createConcurrencyLimiter({ maxConcurrent: 3, maxQueued: Infinity });
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < index % 5; turn += 1) await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => take(turns, () => work(index))));
  expect(most).toBe(3);
  expect(running).toBe(0);
});
