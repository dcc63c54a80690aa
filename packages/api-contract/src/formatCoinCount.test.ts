import { expect, it } from 'vitest';
import { formatCoinCount } from './formatCoinCount.ts';

it('uses the singular for one coin', () => {
  expect([0, 1, 1240].map(formatCoinCount)).toEqual(['0 coins', '1 coin', '1,240 coins']);
  expect([0n, 1n, 1240n].map(formatCoinCount)).toEqual(['0 coins', '1 coin', '1,240 coins']);
});
