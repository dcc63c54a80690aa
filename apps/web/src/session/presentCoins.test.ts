import { expect, it } from 'vitest';
import { presentCoins } from './presentCoins.ts';

it('writes coins with separators and their worth in dollars and cents', () => {
  expect(presentCoins(0)).toEqual({ amount: '0', worth: '$0.00' });
  expect(presentCoins(1240)).toEqual({ amount: '1,240', worth: '$1.49' });
  expect(presentCoins(1_000_000)).toEqual({ amount: '1,000,000', worth: '$1,200.00' });
});
