import { type Goal, limits } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { chooseGoals } from './chooseGoals.ts';

const make = (id: string) => ({ id }) as Goal;
const many = Array.from({ length: 8 }, (_, index) => make(`goal-${index}`));
const base = { gameId: 'game', userId: 'ada', startsOn: '2026-03-14', started: [] };
const ids = (goals: readonly Goal[]) => goals.map(({ id }) => id);

it('[GOAL-02:part] chooses the same three goals each time, others for other players and periods', () => {
  const chosen = ids(chooseGoals(many, base));
  expect(chosen).toHaveLength(limits.GOALS_PER_PERIOD);
  expect(ids(chooseGoals(many.toReversed(), base)).toReversed()).toEqual(chosen);
  const days = Array.from({ length: 20 }, (_, day) => `2026-04-${String(day + 1).padStart(2, '0')}`);
  const choices = new Set(days.map((startsOn) => ids(chooseGoals(many, { ...base, startsOn })).join()));
  expect(choices.size).toBeGreaterThan(5);
  const players = new Set(days.map((userId) => ids(chooseGoals(many, { ...base, userId })).join()));
  expect(players.size).toBeGreaterThan(5);
  expect(ids(chooseGoals(many.slice(0, 2), base))).toEqual(['goal-0', 'goal-1']);
});

it('[GOAL-02:part] keeps what was started, and gives no more than three when a release changes them', () => {
  const started = (goal: string, isCompleted: boolean) => ({
    goal,
    completedAt: isCompleted ? new Date(0) : null,
  });
  const [first] = ids(many.filter(({ id }) => !ids(chooseGoals(many, base)).includes(id)));
  expect(ids(chooseGoals(many, { ...base, started: [started(first!, false)] }))).toContain(first);
  const back = ['goal-1', 'goal-2', 'goal-3', 'goal-4', 'goal-5'].map((goal, index) =>
    started(goal, index > 2),
  );
  const kept = ids(chooseGoals(many, { ...base, started: back }));
  expect(kept).toHaveLength(limits.GOALS_PER_PERIOD);
  expect(kept).toEqual(expect.arrayContaining(['goal-4', 'goal-5']));
  const others = [make('a'), make('b'), make('c'), make('d')];
  const afterTwo = {
    ...base,
    started: [started('goal-1', true), started('goal-2', true), started('goal-3', false)],
  };
  expect(chooseGoals(others, afterTwo)).toHaveLength(1);
  const afterAll = { ...base, started: ['goal-1', 'goal-2', 'goal-3'].map((goal) => started(goal, true)) };
  expect(chooseGoals(others, afterAll)).toEqual([]);
});
