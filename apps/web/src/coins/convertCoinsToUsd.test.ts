import { expect, it } from 'vitest';
import { convertCoinsToUsd } from './convertCoinsToUsd.ts';

it.each([
  [0, 0],
  [1, 0.0012],
  [50, 0.06],
  [1240, 1.488],
  [10_000, 12],
])('[VA-07] %d coins are worth %d US dollars', (coins, dollars) => {
  expect(convertCoinsToUsd(coins)).toBeCloseTo(dollars, 10);
});
