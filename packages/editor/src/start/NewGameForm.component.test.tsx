import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, type ApiAnswers, refuse } from '@playloom/site/testing/answerApi.ts';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import { createGameForm, openFormWithParent } from './GameForm.ts';
import { findGameTemplate, listStarterTemplates } from './GameTemplate.ts';
import NewGameForm from './NewGameForm.tsx';

const templates = { isLoading: false, hasFailed: false, starters: listStarterTemplates([]), others: [] };
const created = {
  status: 'success',
  message: '',
  data: { _id: 'game-1', gameSlug: 'moat', releases: [] },
} as unknown as ApiAnswers['createGame'];
const published = { status: 'success', message: '' } as unknown as ApiAnswers['publishGame'];
const dialog = page.getByRole('dialog', { name: 'New game' });
const title = dialog.getByRole('textbox', { name: 'Title' });
const create = dialog.getByRole('button', { name: /^Create and publish/ });

async function openForm(answers: ApiAnswers) {
  const calls = answerApi(answers);
  function Start() {
    const [form, setForm] = useState(openFormWithParent(createGameForm(), 'blank'));
    const parent = findGameTemplate(templates, form.parentGameSlug);
    return <NewGameForm form={form} templates={templates} parent={parent} onChange={setForm} />;
  }
  await renderInApp(<Start />);
  return calls;
}

it('creates and publishes the game with Ctrl and Enter, and opens its page', async () => {
  const calls = await openForm({ createGame: created, publishGame: published });
  await title.fill('  Moat   of doom ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['createGame', 'publishGame']);
  expect(calls[0]?.body).toMatchObject({ game: { title: 'Moat of doom' } });
});

it('explains a title that cannot be used, and creates nothing', async () => {
  const calls = await openForm({});
  await title.fill('!!!');
  await expect.element(title).toHaveAccessibleDescription(/Use at least one letter or digit\./);
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([]);
});

it('shows a refused title beside the field until it changes', async () => {
  const refusal = refuse('input_invalid', 'Check the fields.', { title: 'This title is not allowed.' });
  await openForm({ createGame: refusal });
  await title.fill('Moat');
  await create.click();
  await expect.element(title).toHaveAccessibleDescription(/This title is not allowed\./);
  await expect.element(title).toHaveValue('Moat');
  await title.fill('Moats');
  await expect.element(title).not.toHaveAccessibleDescription(/not allowed/);
});

it('publishes the same game again if only publishing failed', async () => {
  const calls = await openForm({
    createGame: created,
    publishGame: [refuse('unavailable', 'Try again in a moment.'), published as never],
  });
  await title.fill('Moat');
  await create.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Your game was created, but it couldn’t be published. Try again in a moment. Open the draft',
    );
  await expect.element(dialog.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  await expect.element(title).toHaveValue('Moat');
  await dialog.getByRole('button', { name: /^Try publishing again/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['createGame', 'publishGame', 'publishGame']);
});
