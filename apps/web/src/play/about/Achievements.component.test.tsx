import type { GameAchievement } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import Achievements from './Achievements.tsx';

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

const data = {
  achievements: [
    make('Hunter', { count: 7, rarity: 0.004 }),
    make('Winner', { unlockedAt: '2026-01-02T10:00:00.000Z', count: 10, rarity: 0.29, points: 1 }),
    make('secret', { name: null, description: '', goal: null }),
  ],
  mastery: { level: 3, points: 160, from: 150, to: 300 },
};

async function open(answers: ApiAnswers) {
  answerApi(answers);
  await renderInApp(<Achievements gameId="game-1" gameSlug="pond-cup" views={1} />);
}

it('[PROG-08:part] lists achievements of a game with progress, rarity, and mastery', async () => {
  await open({ listAchievements: { status: 'success', message: '', data } });
  await expect.element(page.getByText('Mastery level 3')).toBeVisible();
  await expect.element(page.getByText('1 of 3 unlocked')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0).getByText('7 of 10')).toBeVisible();
  await expect.element(rows.nth(0).getByText('5 points · Less than 1% of players')).toBeVisible();
  await expect.element(rows.nth(1).getByText(/Unlocked on .*2026 · 1 point · 29% of players/)).toBeVisible();
  await expect.element(rows.nth(2).getByText('Unlock it to see what it is.')).toBeVisible();
});

it('[PROG-11:link] shows the first ones of many, and leads to all', async () => {
  const achievements = Array.from({ length: 20 }, (_, index) => make(`Number ${index}`));
  await open({ listAchievements: { status: 'success', message: '', data: { ...data, achievements } } });
  const all = page.getByRole('link', { name: 'All achievements' });
  await expect.element(all).toHaveAttribute('href', '/play/pond-cup/achievements');
  expect(page.getByRole('listitem').elements()).toHaveLength(8);
});

it('[PROG-08:part] tells guests what they need, and has a way out of an error', async () => {
  await open({ listAchievements: refuse('too_many_requests', 'Wait a moment.') });
  await expect.element(page.getByText('Couldn’t load the achievements.')).toBeVisible();
  answerApi({ listAchievements: { status: 'success', message: '', data: { ...data, mastery: null } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Log in to keep the achievements you unlock.')).toBeVisible();
});
