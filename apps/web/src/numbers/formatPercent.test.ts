import { expect, it } from 'vitest';
import { formatDollars, formatPercent } from './formatPercent.ts';

it('puts no space before the percent sign', () => {
  expect([0, 0.294, 0.295, 12.5].map(formatPercent)).toEqual(['0%', '29%', '30%', '1,250%']);
});

it('shows cents', () => expect([0, 1234.5].map(formatDollars)).toEqual(['$0.00', '$1,234.50']));
