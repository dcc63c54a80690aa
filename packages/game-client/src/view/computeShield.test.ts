import { expect, it } from 'vitest';
import { computeShield } from './computeShield.ts';

const unit = { isProtected: true, isDead: false };
const seconds = Array.from({ length: 40 }, (_, index) => index / 10);

it('[FAIR-03:part] pulses softly around protected units, and stays steady for players who prefer less motion', () => {
  const pulse = seconds.map((time) => computeShield(unit, time, false)!);
  expect(Math.min(...pulse)).toBeGreaterThan(0.45);
  expect(Math.max(...pulse)).toBeLessThanOrEqual(1);
  expect(new Set(pulse).size).toBeGreaterThan(10);
  expect(new Set(seconds.map((time) => computeShield(unit, time, true))).size).toBe(1);
});

it('shows nothing around other units', () => {
  expect(computeShield({ ...unit, isProtected: false }, 1, false)).toBeNull();
  expect(computeShield({ ...unit, isDead: true }, 1, false)).toBeNull();
});
