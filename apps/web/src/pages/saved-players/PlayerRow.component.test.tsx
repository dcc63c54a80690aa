import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { PlayerRow } from './PlayerRow.tsx';

const player = { userId: 'user-2', username: 'grace', updatedAt: '2024-05-01T10:00:00.000Z', size: 120 };
const reset = page.getByRole('button', { name: 'Reset grace’s data' });
const question = page.getByRole('alertdialog', { name: 'Reset grace’s data?' });

async function openRow(answers: ApiAnswers) {
  const calls = answerApi(answers);
  await renderInApp(<PlayerRow gameId="game-1" player={player} />);
  return calls;
}

it('shows the saved data and hides it again', async () => {
  await openRow({
    readSavedPlayer: { status: 'success', message: '', data: { values: { gold: 40 }, scores: {} } } as never,
  });
  await page.getByRole('button', { name: 'View' }).click();
  await expect.element(page.getByText('"gold": 40', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('"gold": 40', { exact: false }).elements()).toEqual([]);
});

it('resets only after the question, and nothing with Escape', async () => {
  const calls = await openRow({ resetSavedPlayer: { status: 'success', message: '' } as never });
  await reset.click();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toEqual([]);
  await expect.element(reset).toHaveFocus();
  expect(calls).toEqual([]);
  await reset.click();
  await question.getByRole('button', { name: 'Reset data' }).click();
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['resetSavedPlayer']);
});

it('says why the data was not reset', async () => {
  await openRow({ resetSavedPlayer: refuse('player_is_playing', 'grace is playing right now.') });
  await reset.click();
  await question.getByRole('button', { name: 'Reset data' }).click();
  await expect.element(page.getByText('grace is playing right now.')).toBeVisible();
  await expect.element(reset).toBeEnabled();
});
