import type { GameAchievement, GameProgress } from '@playloom/api-contract';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AchievementsPage } from './AchievementsPage.tsx';

const game = { title: 'Pond Cup', gameSlug: 'pond-cup', cover: null };

const make = (id: string, changes: Partial<GameAchievement> = {}): GameAchievement => ({
  id,
  name: id,
  description: `How to get ${id}`,
  icon: 'star',
  points: 5,
  goal: 10,
  count: 0,
  unlockedAt: null,
  rarity: null,
  ...changes,
});

const progress: GameProgress = {
  achievements: [
    ...Array.from({ length: 20 }, (_, index) => make(`Number ${index}`, { rarity: 0.5 })),
    make('Winner', { unlockedAt: '2026-01-02T10:00:00.000Z', count: 10, rarity: 0.29 }),
    make('Hunter', { count: 7 }),
    make('secret', { name: null, description: '', goal: null }),
  ],
  mastery: { level: 3, points: 160, from: 150, to: 300 },
};

it('[PROG-11:part] lists all achievements of a game: how to unlock them, who has them, and own days', async () => {
  await renderInApp(<AchievementsPage game={game} progress={progress} />);
  await expect.element(page.getByRole('heading', { name: 'Achievements' })).toBeVisible();
  await expect.element(page.getByText('1 of 23 unlocked')).toBeVisible();
  const rows = page.getByRole('listitem');
  expect(rows.elements()).toHaveLength(23);
  await expect.element(rows.nth(0).getByText('How to get Number 0')).toBeVisible();
  await expect.element(rows.nth(0).getByText('5 points · 50% of players')).toBeVisible();
  await expect
    .element(rows.nth(20).getByText(/Unlocked on Jan \d, 2026 · 5 points · 29% of players/))
    .toBeVisible();
  await expect.element(rows.nth(21).getByText('7 of 10')).toBeVisible();
  await expect.element(rows.nth(22).getByText('Secret achievement')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to the game' });
  await expect.element(back).toHaveAttribute('href', '/play/pond-cup');
});

it('[PROG-11:part] tells guests what they need, and that a game has none', async () => {
  await renderInApp(<AchievementsPage game={game} progress={{ ...progress, mastery: null }} />);
  await expect.element(page.getByText('Log in to keep the achievements you unlock.')).toBeVisible();
  await renderInApp(<AchievementsPage game={game} progress={{ achievements: [], mastery: null }} />);
  await expect.element(page.getByText('No achievements yet')).toBeVisible();
});

it('[PROG-11:part] says when shares of players are shown', async () => {
  const achievements = [make('Hunter')];
  await renderInApp(<AchievementsPage game={game} progress={{ achievements, mastery: null }} />);
  await expect.element(page.getByText(/is shown when more people have played/)).toBeVisible();
});
