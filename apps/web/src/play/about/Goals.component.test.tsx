import type { PlayerGoal } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import Goals from './Goals.tsx';

const make = (id: string, changes: Partial<PlayerGoal> = {}): PlayerGoal => ({
  id,
  period: 'daily',
  name: id,
  description: '',
  icon: 'target',
  points: 10,
  goal: 10,
  isTime: false,
  count: 0,
  completedAt: null,
  ...changes,
});

const NOW = '2026-03-14T18:30:00.000Z';
const MIDNIGHT = '2026-03-15T00:00:00.000Z';
const data = (isKept = true) => ({
  goals: [
    make('Hunter', { count: 7 }),
    make('Player', { goal: 600, count: 130, isTime: true }),
    make('Winner', { completedAt: '2026-01-02T10:00:00.000Z', count: 10 }),
    make('Regular', { period: 'weekly', points: 1 }),
  ],
  dayEndsAt: MIDNIGHT,
  weekEndsAt: MIDNIGHT,
  serverNow: NOW,
  isKept,
});

async function open(answers: ApiAnswers) {
  answerApi(answers);
  await renderInApp(<Goals gameId="game-1" views={1} />);
}

it('[GOAL-04:part] lists the goals of the day and the week with progress and the time left', async () => {
  await open({ listGameGoals: { status: 'success', message: '', data: data() } });
  await expect.element(page.getByRole('heading', { name: /^Today/ }).getByText('5 hours left')).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0).getByText('7 of 10 · 10 points')).toBeVisible();
  await expect.element(rows.nth(1).getByText('2 of 10 minutes · 10 points')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Completed · 10 points')).toBeVisible();
  await expect.element(rows.nth(3).getByText('0 of 10 · 1 point')).toBeVisible();
});

it('[GOAL-04:part] tells creators where nothing is kept, and has a way out of an error', async () => {
  await open({ listGameGoals: refuse('too_many_requests', 'Wait a moment.') });
  await expect.element(page.getByText('Couldn’t load the goals.')).toBeVisible();
  answerApi({ listGameGoals: { status: 'success', message: '', data: data(false) } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/You can’t complete goals in a game of your own/)).toBeVisible();
});
