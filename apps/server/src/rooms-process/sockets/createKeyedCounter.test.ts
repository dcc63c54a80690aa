import { expect, it } from 'vitest';
import { createKeyedCounter } from './createKeyedCounter.ts';

it('counts each key up to the maximum, together with what other processes count', () => {
  const counter = createKeyedCounter(3);
  expect([counter.add('a'), counter.add('a'), counter.add('b')]).toEqual([true, true, true]);
  expect(counter.list(2)).toEqual([['a', 2]]);
  counter.setElsewhere(new Map([['b', 2]]));
  expect([counter.add('b'), counter.add('a'), counter.add('a')]).toEqual([false, true, false]);
  counter.setElsewhere(new Map());
  expect(counter.add('b')).toBe(true);
  counter.remove('a');
  expect(counter.add('a')).toBe(true);
});
