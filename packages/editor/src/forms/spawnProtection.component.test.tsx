import { undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

it('[FAIR-04] sets the seconds of spawn protection, with help, and undoes it', async () => {
  const form = <SchemaForm root={['settings']} kind="settings" only={['Players and teams']} />;
  const { editor } = await renderInEditor(form, createBlankGame() as never);
  const read = () => editor.game.get().settings.players.spawnProtectionSeconds;
  const field = page.getByLabelText('Spawn protection');
  await expect.element(page.getByText(/can’t be hurt, pushed, or targeted/)).toBeVisible();
  await userEvent.fill(field, '4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(read).toBe(4);
  undo(editor);
  await expect.poll(() => read() ?? 0).toBe(0);
});
