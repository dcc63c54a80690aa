import { expect, it } from 'vitest';
import { coinsToUsd } from './coinsToUsd.ts';

it.each([
  [0, 0],
  [1, 0.0012],
  [50, 0.06],
  [1240, 1.488],
  [10_000, 12],
])('[VA-07] %d coins are worth %d US dollars', (coins, dollars) => {
  expect(coinsToUsd(coins)).toBeCloseTo(dollars, 10);
});
