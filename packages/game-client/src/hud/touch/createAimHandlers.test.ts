import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAimHandlers } from './createAimHandlers.ts';

const calls: unknown[][] = [];
const actions = {
  touchStick: (...args: unknown[]) => void calls.push(args),
  touchButton: (...args: unknown[]) => void calls.push(args),
};

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('[MP-07:part] aims with a small push, uses with a far one, and does not stutter at the edge', () => {
  const aim = createAimHandlers(actions, 'mouse-left');
  for (const x of [0.3, 0.7, 0.5, 0.4, 0]) aim.move({ x, y: 0 });
  expect(calls).toEqual([
    ['aim', 0.3, 0],
    ['aim', 0.7, 0],
    ['mouse-left', true],
    ['aim', 0.5, 0],
    ['aim', 0.4, 0],
    ['mouse-left', false],
    ['aim', 0, 0],
  ]);
});

it('[MP-07:part] uses once for a tap, long enough for a tick to see it', () => {
  createAimHandlers(actions, 'mouse-left').tap();
  expect(calls).toEqual([['mouse-left', true]]);
  vi.advanceTimersByTime(119);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls.at(-1)).toEqual(['mouse-left', false]);
});

it('only aims when there is nothing to use', () => {
  const aim = createAimHandlers(actions, null);
  aim.move({ x: 1, y: 0 });
  aim.tap();
  expect(calls).toEqual([['aim', 1, 0]]);
});
