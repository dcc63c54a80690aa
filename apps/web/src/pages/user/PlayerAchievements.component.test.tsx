import type { PlayerProgress } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { PlayerAchievements } from './PlayerAchievements.tsx';

const empty: PlayerProgress = {
  isHidden: false,
  level: { level: 2, points: 120, from: 100, to: 300 },
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

it('[PROG-08:part] shows the latest achievements and the mastery of games', async () => {
  await show(full, true);
  await expect.element(page.getByRole('heading', { name: 'Achievements 14' })).toBeVisible();
  await expect.element(page.getByText('180 points to level 3')).toBeVisible();
  await expect.element(page.getByText('Hat trick')).toBeVisible();
  await expect.element(page.getByText('Level 4 · 1 achievement')).toBeVisible();
});

it('[PROG-08:part] says what is missing to the player and to others', async () => {
  await show(empty, true);
  await expect.element(page.getByText('No achievements yet')).toBeVisible();
  await expect.element(page.getByText(/Play a game with achievements/)).toBeVisible();
});

it('[PROG-08:part] shows nothing of a user whose achievements are hidden', async () => {
  await show({ ...empty, isHidden: true, level: null }, false);
  expect(page.getByText('Achievements').elements()).toEqual([]);
});
