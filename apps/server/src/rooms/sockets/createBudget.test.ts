import { expect, it } from 'vitest';
import { createBudget } from './createBudget.ts';

it('allows so much at once, and so much a second for long; what is refused costs nothing', () => {
  const clock = { now: 0 };
  const budget = createBudget(2, 3, () => clock.now);
  const spend = (times: number): number =>
    Array.from({ length: times }, () => budget.spend()).filter(Boolean).length;
  expect(spend(10)).toBe(3);
  clock.now += 1000;
  expect(spend(10)).toBe(2);
  for (let turn = 0; turn < 10; turn += 1) {
    clock.now += 250;
    spend(1);
  }
  clock.now += 3_600_000;
  expect(spend(10)).toBe(3);
});
