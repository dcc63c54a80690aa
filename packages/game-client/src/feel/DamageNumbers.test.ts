import { expect, it } from 'vitest';
import {
  addDamage,
  createDamageNumbers,
  DAMAGE_TARGETS_MAX,
  formatDamage,
  MERGE_SECONDS,
} from './DamageNumbers.ts';

it('[FEEL-04:part] adds up hits on the same target in quick succession', () => {
  const numbers = createDamageNumbers();
  const first = { ...addDamage(numbers, 1, 9, 10) };
  const other = { ...addDamage(numbers, 2, 9, 10) };
  const second = { ...addDamage(numbers, 1, 9, 10.1) };
  expect([first.sum, second.sum, other.sum]).toEqual([9, 18, 9]);
  expect(second.key).toBe(first.key);
  expect(other.key).not.toBe(first.key);
  const later = addDamage(numbers, 1, 9, 10.2 + MERGE_SECONDS);
  expect([later.sum, later.key === first.key]).toEqual([9, false]);
});

it('[FEEL-04:part] begins a new number after a while, because the target has moved on', () => {
  const numbers = createDamageNumbers();
  const sums = [10, 10.4, 10.8, 11.1, 11.4].map((time) => addDamage(numbers, 1, 5, time).sum);
  expect(sums).toEqual([5, 10, 15, 5, 10]);
});

it('remembers a limited number of targets', () => {
  const numbers = createDamageNumbers();
  for (let target = 0; target < 100; target += 1) addDamage(numbers, target, 1, 10);
  expect(numbers.shown).toHaveLength(DAMAGE_TARGETS_MAX);
});

it('writes small amounts with a decimal', () => {
  expect([38.4, 10, 7.25, 7, 0.04].map(formatDamage)).toEqual(['38', '10', '7.3', '7', '0.1']);
});
