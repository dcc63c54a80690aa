import { expect, it } from 'vitest';
import { formatDollars, formatNumber, formatPercent } from './formatNumber.ts';

it('separates thousands', () => {
  expect([0, 1234, 1_234_567.5].map(formatNumber)).toEqual(['0', '1,234', '1,234,567.5']);
});

it('puts no space before the percent sign', () => {
  expect([0, 0.294, 0.295, 12.5].map(formatPercent)).toEqual(['0%', '29%', '30%', '1,250%']);
});

it('shows cents', () => expect([0, 1234.5].map(formatDollars)).toEqual(['$0.00', '$1,234.50']));
