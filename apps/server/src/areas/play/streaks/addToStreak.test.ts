import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { addToStreak, type StreakState } from './addToStreak.ts';

const START: StreakState = {
  days: 0,
  lastDay: null,
  week: '2026-03-09',
  weekDays: 0,
  bestWeek: 0,
  day: '2026-03-09',
  daySeconds: 0,
};
const ENOUGH = apiLimits.STREAK_SECONDS_PER_DAY;

const play = (before: StreakState, today: string, seconds = ENOUGH, hasCompletedGoal = false) =>
  addToStreak(before, {
    today,
    week: today < '2026-03-16' ? '2026-03-09' : '2026-03-16',
    seconds,
    hasCompletedGoal,
  });

it('[GOAL-07:part] grows by one on each day with enough time or a completed goal', () => {
  const almost = play(START, '2026-03-09', ENOUGH - 1);
  expect(almost.days).toBe(0);
  const first = play(almost, '2026-03-09', 1);
  expect(first).toMatchObject({ days: 1, lastDay: '2026-03-09', weekDays: 1 });
  expect(play(first, '2026-03-09').days).toBe(1);
  expect(play(first, '2026-03-10', ENOUGH - 1).days).toBe(1);
  expect(play(first, '2026-03-10', 0, true).days).toBe(2);
});

it('[GOAL-07:part] never falls, and remembers the best week', () => {
  const days = ['2026-03-09', '2026-03-10', '2026-03-13', '2026-03-17'];
  const after = days.reduce((before, day) => play(before, day), START);
  expect(after).toMatchObject({ days: 4, weekDays: 1, bestWeek: 3, lastDay: '2026-03-17' });
  expect(play(after, '2026-03-12').days).toBe(4);
});
