import type { PlayerProgress } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { PlayerAchievements } from './PlayerAchievements.tsx';

const empty: PlayerProgress = {
  isHidden: false,
  level: { level: 2, points: 120, from: 100, to: 300 },
  streak: { days: 0, hasPlayedToday: false, weekDays: 0, bestWeek: 0 },
  worn: { frame: null, emblem: null },
  seasons: [],
  unlocked: 0,
  latest: [],
  games: [],
};
const full: PlayerProgress = {
  ...empty,
  unlocked: 14,
  latest: [
    {
      id: 'one',
      name: 'Hat trick',
      description: 'Score 3 goals',
      icon: 'star',
      points: 30,
      title: 'Pond Cup',
      gameSlug: 'pond-cup',
      unlockedAt: '2026-01-02T10:00:00.000Z',
    },
  ],
  games: [
    {
      title: 'Pond Cup',
      gameSlug: 'pond-cup',
      mastery: { level: 4, points: 320, from: 300, to: 500 },
      unlocked: 1,
    },
  ],
};

async function show(progress: PlayerProgress, isOwn: boolean) {
  await renderInApp(<PlayerAchievements progress={progress} username="ada" isOwn={isOwn} />);
}

it('[PROG-08:part] [PROG-12:profile] shows the latest achievements and the mastery of games', async () => {
  await show(full, true);
  await expect.element(page.getByRole('heading', { name: 'Achievements 14' })).toBeVisible();
  await expect.element(page.getByText('180 points to level 3')).toBeVisible();
  await expect.element(page.getByText('Hat trick')).toBeVisible();
  await expect.element(page.getByText('Level 4 · 1 achievement')).toBeVisible();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('1 achievement')).toHaveAttribute('href', '/play/pond-cup/achievements');
  await expect.element(link('Show all')).toHaveAttribute('href', '/user/ada/achievements');
});

it('[PROG-08:part] says what is missing to the player and to others', async () => {
  await show(empty, true);
  await expect.element(page.getByText('No achievements yet')).toBeVisible();
  expect(page.getByText('Show all').elements()).toEqual([]);
  await expect.element(page.getByText(/Play a game with achievements/)).toBeVisible();
});

it('[PROG-08:part] shows nothing of a user whose achievements are hidden', async () => {
  await show({ ...empty, isHidden: true, level: null }, false);
  expect(page.getByText('Achievements').elements()).toEqual([]);
});

it('[GOAL-07:part] shows the player the streak with its rule, and others on how many days', async () => {
  const streak = { days: 3, hasPlayedToday: false, weekDays: 2, bestWeek: 2 };
  await show({ ...full, streak }, true);
  await expect.element(page.getByText('Streak: 3 days')).toBeVisible();
  await expect.element(page.getByText(/Days off never make it smaller/)).toBeVisible();
  await show({ ...full, streak }, false);
  await expect.element(page.getByText('Played on 3 days')).toBeVisible();
});
