import type { PlayerGoal } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { describeGoalStatus } from './describeGoalStatus.ts';

const describe = (goal: Partial<PlayerGoal>) =>
  describeGoalStatus({ goal: 10, count: 0, isTime: false, completedAt: null, ...goal } as PlayerGoal);

it('[GOAL-04:part] says how far a goal is: time in minutes, nothing for rules, and when it is completed', () => {
  expect(describe({ count: 3.5 })).toBe('3 of 10');
  expect(describe({ count: 200, goal: 600, isTime: true })).toBe('3 of 10 minutes');
  expect(describe({ goal: null })).toBeNull();
  expect(describe({ goal: 1 })).toBeNull();
  expect(describe({ goal: null, completedAt: '2026-01-02T10:00:00.000Z' })).toBe('Completed');
});
