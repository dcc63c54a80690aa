import { undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

it('[FEEL-10:part] switches on feel in the settings, with help, and undoes it', async () => {
  const form = <SchemaForm root={['settings']} kind="settings" only={['Feel']} />;
  const { editor } = await renderInEditor(form, createBlankGame() as never);
  const read = () => editor.game.get().settings.feel;
  await expect.element(page.getByText(/Players who prefer less motion/)).toBeVisible();
  await userEvent.click(page.getByLabelText('Damage numbers'));
  await expect.poll(() => read().hasDamageNumbers).toBe(true);
  await userEvent.fill(page.getByLabelText('Hit stop'), '0.05');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => read().hitStop).toBe(0.05);
  undo(editor);
  await expect.poll(() => read()?.hitStop ?? 0).toBe(0);
});
