import type { PlayerGames } from '@playloom/api-contract';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PlayerAchievementsPage } from './PlayerAchievementsPage.tsx';

const NOTHING: PlayerGames = { isHidden: false, games: [], hasMore: false };

const EARNED: PlayerGames = {
  isHidden: false,
  games: [
    {
      title: 'Pond Cup',
      gameSlug: 'pond-cup',
      mastery: { level: 4, points: 320, from: 300, to: 500 },
      total: 7,
      achievements: [
        {
          id: 'one',
          name: 'Hat trick',
          description: 'Score 3 goals',
          icon: 'star',
          points: 30,
          unlockedAt: '2026-01-02T10:00:00.000Z',
        },
        {
          id: 'two',
          name: null,
          description: '',
          icon: 'question',
          points: 5,
          unlockedAt: '2026-01-01T10:00:00.000Z',
        },
      ],
    },
  ],
  hasMore: true,
};

async function show(earned: PlayerGames, shown: { page?: number; isOwn?: boolean } = {}) {
  await renderInApp(
    <PlayerAchievementsPage username="ada" earned={earned} page={1} isOwn={false} {...shown} />,
  );
}

it('[PROG-12:part] lists everything a user has unlocked, by game and in pages', async () => {
  await show(EARNED, { page: 2 });
  const game = page.getByRole('region', { name: 'Pond Cup' });
  await expect.element(game.getByText('Mastery level 4 · 2 of 7 unlocked')).toBeVisible();
  await expect.element(game.getByText('Score 3 goals')).toBeVisible();
  await expect.element(game.getByText('Secret achievement')).toBeVisible();
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Pond Cup')).toHaveAttribute('href', '/play/pond-cup/achievements');
  await expect.element(link('Back to the profile')).toHaveAttribute('href', '/user/ada');
  await expect.element(link('Previous')).toHaveAttribute('href', '/user/ada/achievements');
  await expect.element(link('Next')).toHaveAttribute('href', '/user/ada/achievements?page=3');
});

it('[PROG-12:part] says what is missing, to the user and to others', async () => {
  await show(NOTHING, { isOwn: true });
  await expect.element(page.getByRole('link', { name: 'Find a game' })).toBeVisible();
  await show(NOTHING);
  await expect.element(page.getByText('Achievements that ada unlocks appear here.')).toBeVisible();
  await show({ ...NOTHING, isHidden: true });
  await expect.element(page.getByText('You can’t see the achievements of ada.')).toBeVisible();
  expect(page.getByRole('link', { name: /Previous|Next/ }).elements()).toEqual([]);
});
