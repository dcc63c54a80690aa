import { redo, undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

/** Opens the results of a game that counts goals and assists. */
async function openResults(): Promise<EditorSession> {
  const game = createBlankGame() as unknown as { settings: object };
  const form = <SchemaForm root={['settings']} kind="settings" only={['Results']} />;
  return renderInEditor(form, {
    ...game,
    variables: {
      player: {
        goals: { name: 'Goals', type: 'number', initial: 0 },
        assists: { name: 'Assists', type: 'number', initial: 0 },
        role: { name: 'Role', type: 'text', initial: '' },
      },
      global: { mode: { name: 'Mode', type: 'text', initial: '' } },
    },
    world: { maps: { island: { name: 'Island' } } },
  } as never);
}

const read = ({ editor }: EditorSession) => editor.game.get().settings.results;
const group = (name: string) => page.getByRole('group', { name });

it('[END-06:part] starts with awards for what the game counts, and every change can be undone', async () => {
  const session = await openResults();
  await expect.element(page.getByText('No awards yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 common awards' }).click();
  await expect
    .poll(() => read(session).awards)
    .toEqual([
      { label: 'Most assists', variable: 'assists', best: 'highest' },
      { label: 'Most goals', variable: 'goals', best: 'highest' },
    ]);
  undo(session.editor);
  await expect.element(page.getByText('No awards yet')).toBeVisible();
  redo(session.editor);
  await group('Awards 2').getByRole('radio', { name: 'Lowest' }).click();
  await expect.poll(() => read(session).awards[1]!.best).toBe('lowest');
  await page.getByRole('button', { name: 'Add award' }).click();
  await expect.poll(() => read(session).awards).toHaveLength(3);
});

it('[END-06:part] edits the options for the next match', async () => {
  const session = await openResults();
  await expect.element(page.getByText('No options for the next match')).toBeVisible();
  await page.getByRole('button', { name: 'Add option' }).click();
  const first = group('Options for the next match 1');
  await first.getByRole('textbox', { name: 'Label' }).fill('Night');
  await first.getByRole('combobox', { name: 'Next match' }).selectOptions('A variable is set');
  await first.getByRole('button', { name: 'Variable' }).click();
  await page.getByRole('option', { name: 'Mode' }).click();
  await first.getByRole('textbox', { name: 'Value' }).fill('night');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => read(session).options)
    .toEqual([{ label: 'Night', change: { kind: 'mode', variable: 'mode', value: 'night' } }]);
  await first.getByRole('combobox', { name: 'Next match' }).selectOptions('Another map of the world');
  await first.getByRole('button', { name: 'Map' }).click();
  await page.getByRole('option', { name: 'Island' }).click();
  await expect.poll(() => read(session).options[0]!.change).toEqual({ kind: 'map', map: 'island' });
});
