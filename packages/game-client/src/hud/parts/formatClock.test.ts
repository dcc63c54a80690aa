import { describe, expect, it } from 'vitest';
import { formatAmount } from '../elements/formatAmount.ts';
import { formatClock, computeSecondsUntil } from './formatClock.ts';

describe('clocks', () => {
  it.each([
    [0, '0:00'],
    [9.2, '0:10'],
    [98, '1:38'],
    [3599, '59:59'],
    [3727, '1:02:07'],
    [-4, '0:00'],
  ])('show %f seconds as %s', (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown);
  });

  it('round seconds up, so that 0 means over', () => {
    const at = (tick: number): number => computeSecondsUntil(100, { tick, tickRate: 40 });
    expect([at(20), at(60), at(99), at(100), at(140)]).toEqual([2, 1, 1, 0, 0]);
  });
});

describe('amounts', () => {
  it.each([
    [72, '72'],
    [71.6, '72'],
    [7.25, '7.3'],
    [9999, '9999'],
    [12_345, '12.3k'],
    [-4_100_000, '-4.1M'],
  ])('write %f as %s', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown);
  });
});
