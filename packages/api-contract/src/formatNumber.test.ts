import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

it('separates thousands', () => {
  expect([0, 1234, 1_234_567.5].map(formatNumber)).toEqual(['0', '1,234', '1,234,567.5']);
});
