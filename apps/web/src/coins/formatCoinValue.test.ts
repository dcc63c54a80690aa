import { expect, it } from 'vitest';
import { formatCoinValue } from './formatCoinValue.ts';

it('formats the value of coins in dollars and cents', () => {
  expect(formatCoinValue(0)).toBe('$0.00');
  expect(formatCoinValue(1240)).toBe('$1.49');
  expect(formatCoinValue(1_000_000)).toBe('$1,200.00');
});
