import { ApiError, type ApiClient } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { renderInEditor } from '../../testing/renderInEditor.tsx';
import { PublishForm } from './PublishForm.tsx';

const identity = {
  kind: 'stored',
  gameId: 'game-1',
  gameSlug: 'moat',
  role: 'owner',
  release: 1,
} as const;
const notes = page.getByRole('textbox', { name: 'What’s new for players' });
const publish = page.getByRole('button', { name: /^Publish/ });
const presentation = { cover: null, isOpenSource: false, isUnlisted: false };

async function openForm(publishDraft: () => Promise<unknown>) {
  const onPublished = vi.fn<() => void>();
  const calls = vi.fn<(call: unknown) => Promise<unknown>>(publishDraft);
  const api = {
    openGame: async () => ({ data: presentation }),
    readRelease: async () => createBlankGame(),
    publishDraft: calls,
  } as unknown as Partial<ApiClient>;
  const form = <PublishForm identity={identity} onPublished={onPublished} />;
  const session = await renderInEditor(form, createBlankGame(), { identity, api });
  session.saving.set('saved');
  return { session, calls, onPublished };
}

const published = async () => ({ data: { gameSlug: 'moat', release: 2 } });

it('publishes with Ctrl and Enter from the notes', async () => {
  const { calls, onPublished } = await openForm(published);
  await notes.fill('A new map');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => onPublished.mock.calls)
    .toEqual([[{ gameSlug: 'moat', release: 2, isFirst: false }]]);
  expect(calls.mock.calls).toEqual([[{ params: { id: 'game-1' }, body: { notes: 'A new map' } }]]);
});

it('keeps the notes if the server refuses, says why, and can try again', async () => {
  const { calls, onPublished } = await openForm(async () => {
    throw new ApiError(400, { status: 'error', errorId: 'title_taken', message: 'This title is taken.' });
  });
  await notes.fill('A new map');
  await publish.click();
  await expect.element(page.getByText('This title is taken.')).toBeVisible();
  await expect.element(notes).toHaveValue('A new map');
  await publish.click();
  await expect.poll(() => calls.mock.calls.length).toBe(2);
  expect(onPublished).not.toHaveBeenCalled();
});

it('publishes nothing while the latest edits are not on the server', async () => {
  const { session, calls } = await openForm(published);
  session.saving.set('offline');
  await publish.click();
  await expect
    .element(page.getByText(/You’re offline, so your latest edits are not on the server yet\./))
    .toBeVisible();
  expect(calls).not.toHaveBeenCalled();
});

it('waits until the latest edits are saved, and publishes once', async () => {
  const { session, calls, onPublished } = await openForm(published);
  session.saving.set('saving');
  await publish.click();
  await expect.element(page.getByText('Saving your latest edits…')).toBeVisible();
  await publish.click({ force: true });
  expect(calls).not.toHaveBeenCalled();
  session.saving.set('saved');
  await expect.poll(() => onPublished.mock.calls.length).toBe(1);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('lists problems instead of publishing', async () => {
  const { session, calls } = await openForm(published);
  session.problems.set([
    {
      message: 'The unit has no name.',
      path: 'types.units.hero.name',
      code: 'x',
      at: [],
      place: { kind: 'map' },
    } as never,
  ]);
  await expect.element(page.getByText('1 problem to fix before you can publish')).toBeVisible();
  await notes.fill('A new map');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Fix the problems before you publish.')).toBeVisible();
  expect(calls).not.toHaveBeenCalled();
});
