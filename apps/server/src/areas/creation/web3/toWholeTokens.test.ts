import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWholeTokens } from './toWholeTokens.ts';

it.each([
  [0n, 18, 0],
  [1_500_000n, 6, 1.5],
  [3n, 0, 3],
  [999_999_999_999_999_999n, 18, 0.999999],
  [10n ** 18n, 18, 1],
  [2n ** 31n * 10n ** 18n + 10n ** 18n - 1n, 18, 2 ** 31],
  [10n ** 60n, 18, Number.MAX_SAFE_INTEGER],
])('%d with %d decimals is %d', (balance, decimals, expected) => {
  expect(toWholeTokens(balance, decimals)).toBe(expected);
});

it('never returns more than the balance, and never less for a larger one', () => {
  const decimals = fc.integer({ min: 0, max: 36 });
  const amount = fc.bigInt({ min: 0n, max: 10n ** 50n });
  fc.assert(
    fc.property(decimals, amount, amount, fc.integer({ min: 0, max: 10 ** 9 }), (places, a, b, wanted) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(toWholeTokens(less, places)).toBeLessThanOrEqual(toWholeTokens(more, places));
      const isHeld = less >= BigInt(wanted) * 10n ** BigInt(places);
      expect(toWholeTokens(less, places) >= wanted).toBe(isHeld);
    }),
  );
});
