import type { PlayerGoal, TodayGoals } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import Today from './Today.tsx';

const make = (id: string, changes: Partial<PlayerGoal> = {}): PlayerGoal => ({
  id,
  period: 'daily',
  name: id,
  description: '',
  icon: 'target',
  points: 10,
  goal: 10,
  isTime: false,
  count: 4,
  completedAt: null,
  ...changes,
});

const MIDNIGHT = '2026-03-15T00:00:00.000Z';
const empty = (): TodayGoals => ({
  games: [],
  dayEndsAt: MIDNIGHT,
  weekEndsAt: MIDNIGHT,
  serverNow: '2026-03-14T18:30:00.000Z',
  streak: { days: 0, hasPlayedToday: false, weekDays: 0, bestWeek: 0 },
});

it('[GOAL-04:part] lists the daily goals of the games that were played last, with a way to play', async () => {
  const goals = [make('Hunter'), make('Winner', { completedAt: '2026-01-02T10:00:00.000Z' })];
  const game = { gameSlug: 'pond-cup', title: 'Pond Cup', cover: null, goals };
  await renderInApp(<Today today={{ ...empty(), games: [game] }} />);
  await expect.element(page.getByText('Daily goals · 5 hours left')).toBeVisible();
  await expect.element(page.getByText('4 of 10')).toBeVisible();
  await expect.element(page.getByText('Completed')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Play Pond Cup' }))
    .toHaveAttribute('href', '/play/pond-cup?autojoin=true');
});

it('[GOAL-04:part] says what is missing, and has a way out of an error', async () => {
  await renderInApp(<Today today={empty()} />);
  await expect.element(page.getByText(/No goals yet/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Play a game' })).toBeVisible();
  await renderInApp(<Today today={null} />);
  await expect.element(page.getByText('Couldn’t load your goals.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('[GOAL-07:part] shows the streak with its rule, once there is one', async () => {
  const streak = { days: 12, hasPlayedToday: true, weekDays: 1, bestWeek: 5 };
  await renderInApp(<Today today={{ ...empty(), streak }} />);
  await expect.element(page.getByText('Streak: 12 days')).toBeVisible();
  await expect.element(page.getByText('Today counts already')).toBeVisible();
  await expect.element(page.getByText('This week: 1 day · Best week: 5 days')).toBeVisible();
  await expect
    .element(page.getByText(/on each day that you play 5 minutes or complete a goal/))
    .toBeVisible();
});
