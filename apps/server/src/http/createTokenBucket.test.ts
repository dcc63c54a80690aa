import { expect, it } from 'vitest';
import { createTokenBucket } from './createTokenBucket.ts';

it('allows a burst, then as much as refills over time; a rejected call costs nothing', () => {
  const clock = { now: 0 };
  const spend = createTokenBucket({ perSecond: 10, burst: 20 }, () => clock.now);
  for (let count = 0; count < 20; count += 1) expect(spend(1)).toBe(true);
  for (let count = 0; count < 20; count += 1) expect(spend(1)).toBe(false);
  clock.now = 200;
  expect(spend(3)).toBe(false);
  expect(spend(2)).toBe(true);
  expect(spend(1)).toBe(false);
  clock.now = 1_000_000;
  expect(spend(20)).toBe(true);
  expect(spend(1)).toBe(false);
});
