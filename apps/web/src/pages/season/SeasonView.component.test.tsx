import { apiLimits, type Cosmetic, type SeasonPage } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { SeasonView } from './SeasonView.tsx';

const frame: Cosmetic = {
  id: 'season-3-5',
  kind: 'frame',
  name: 'Ring frame',
  source: 'Season 3, level 5',
  hue: 51,
  pattern: 'ring',
  icon: null,
};
const emblem: Cosmetic = {
  id: 'streak-7',
  kind: 'emblem',
  name: 'House emblem',
  source: 'Streak of 7 days',
  hue: 35,
  pattern: null,
  icon: 'home',
};
const NOTHING = { frame: null, emblem: null };

function make(points: number | null): SeasonPage {
  const step = apiLimits.SEASON_LEVEL_POINTS;
  return {
    number: 3,
    name: 'Harvest',
    startsAt: '2026-04-27T00:00:00.000Z',
    endsAt: '2026-06-22T00:00:00.000Z',
    serverNow: '2026-06-19T22:00:00.000Z',
    points,
    level: points === null ? null : Math.floor(points / step),
    levels: Array.from({ length: apiLimits.SEASON_LEVELS }, (_, index) => ({
      level: index + 1,
      points: (index + 1) * step,
      reward: index === 4 ? frame : null,
    })),
  };
}

it('[GOAL-08:part] shows the level, what is left, and the levels with their rewards', async () => {
  await renderInApp(<SeasonView season={make(130)} cosmetics={{ earned: [], worn: NOTHING }} />);
  await expect.element(page.getByRole('heading', { name: 'Harvest' })).toBeVisible();
  await expect.element(page.getByText('2 days left')).toBeVisible();
  await expect.element(page.getByText('50 points to level 3')).toBeVisible();
  expect(page.getByText('Reached', { exact: true }).elements()).toHaveLength(2);
  await expect.element(page.getByText('Ring frame')).toBeVisible();
  await expect.element(page.getByText(/Nothing earned yet/)).toBeVisible();
});

it('[GOAL-08:part] invites guests, and says when all levels are reached', async () => {
  await renderInApp(<SeasonView season={make(null)} cosmetics={null} />);
  await expect.element(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await renderInApp(<SeasonView season={make(5000)} cosmetics={{ earned: [], worn: NOTHING }} />);
  await expect.element(page.getByText('You have reached all levels.')).toBeVisible();
});

it('[GOAL-09:part] lets the user choose what the profile shows', async () => {
  const worn = { frame, emblem: null };
  answerApi({ wearCosmetics: { status: 'success', message: '', data: worn } });
  await renderInApp(<SeasonView season={make(300)} cosmetics={{ earned: [frame, emblem], worn: NOTHING }} />);
  const button = page.getByRole('button', { name: /Season 3, level 5/ });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  answerApi({ wearCosmetics: refuse('cosmetic_not_earned', 'No.') });
  await page.getByRole('button', { name: /Streak of 7 days/ }).click();
  await expect.element(page.getByText('Couldn’t change your profile. Try again.')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});
