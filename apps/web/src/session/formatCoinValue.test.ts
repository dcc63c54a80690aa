import { expect, it } from 'vitest';
import { formatCoins } from './formatCoins.ts';

it('formats coins with separators and their value in dollars and cents', () => {
  expect(formatCoins(0)).toEqual({ amount: '0', worth: '$0.00' });
  expect(formatCoins(1240)).toEqual({ amount: '1,240', worth: '$1.49' });
  expect(formatCoins(1_000_000)).toEqual({ amount: '1,000,000', worth: '$1,200.00' });
});
