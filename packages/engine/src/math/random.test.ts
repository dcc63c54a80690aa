import { expect, it } from 'vitest';
import { createRandom, nextRandom } from './random.ts';

function take(seed: number, count: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => nextRandom(random));
}

it('gives the same numbers for the same seed, and others for another', () => {
  expect(take(7, 5)).toEqual(take(7, 5));
  expect(new Set([7, 8, 7 + 2 ** 32, -7].map((seed) => take(seed, 1)[0])).size).toBe(4);
});

it('stays the same in every version, because tapes are replayed with it', () => {
  expect(take(1, 3)).toMatchInlineSnapshot(`
    [
      0.3026299935299903,
      0.9315693061798811,
      0.6766943661496043,
    ]
  `);
});

it('continues after its state was stored as text', () => {
  const random = createRandom(3);
  nextRandom(random);
  const restored = JSON.parse(JSON.stringify(random)) as typeof random;
  expect(nextRandom(restored)).toBe(nextRandom(random));
});

it('is distributed evenly from 0 to below 1', () => {
  const numbers = take(42, 20_000);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of numbers) tenths[Math.floor(number * 10)]!++;
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
