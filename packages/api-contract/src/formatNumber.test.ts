import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

it('separates thousands', () => {
  expect([0, 1234, 1_234_567.5].map(formatNumber)).toEqual(['0', '1,234', '1,234,567.5']);
});

it.each([
  7,
  999,
  1000,
  -1,
  -999,
  -1000,
  -1_234_567,
  -0,
  0.5,
  -1234.5678,
  1e15,
  1e21,
  NaN,
  Infinity,
  10n ** 24n,
])('writes %s as Intl does', (number) =>
  expect(formatNumber(number)).toBe(new Intl.NumberFormat('en').format(number)),
);
