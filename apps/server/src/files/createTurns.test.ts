import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './createTurns.ts';

it('runs at most the given number at once, in order, also after failures', async () => {
  const turns = createTurns(2);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.map((gate, index) =>
    turns.run(async () => {
      started.push(index);
      await gate.promise;
      if (index === 1) throw new Error('failed');
      return index;
    }),
  );
  const outcomes = Promise.allSettled(runs);
  await nextTurn();
  expect(started).toEqual([0, 1]);
  gates[1]!.resolve();
  await nextTurn();
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await turns.run(async () => 'free again')).toBe('free again');
});
