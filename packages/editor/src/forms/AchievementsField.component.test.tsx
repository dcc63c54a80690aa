import { redo, undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

async function openAchievements(achievements?: readonly object[]): Promise<EditorSession> {
  const game = createBlankGame() as unknown as { settings: object };
  const form = <SchemaForm root={['settings']} kind="settings" only={['Achievements']} />;
  return renderInEditor(form, {
    ...game,
    settings: { ...game.settings, achievements: achievements ?? [], match: { isEnabled: true } },
  } as never);
}

const read = ({ editor }: EditorSession) => editor.game.get().settings.achievements;
const kinds = (session: EditorSession) => read(session).map(({ done }) => done.kind);
const entry = (number: number) => page.getByRole('group', { name: `Achievements ${number}` });

it('[PROG-09:part] starts with common achievements, and every change can be undone', async () => {
  const session = await openAchievements();
  await expect.element(page.getByText('No achievements yet')).toBeVisible();
  await page.getByRole('button', { name: /^Add \d common achievements$/ }).click();
  await expect.poll(() => kinds(session)).toContain('wins');
  const before = kinds(session);
  undo(session.editor);
  await expect.element(page.getByText('No achievements yet')).toBeVisible();
  redo(session.editor);
  await entry(2).getByRole('button', { name: 'Move Achievements 2 up' }).click();
  await expect.poll(() => kinds(session)).toEqual([before[1], before[0], ...before.slice(2)]);
  await entry(1).getByRole('button', { name: 'Remove Achievements 1' }).click();
  await page.getByRole('button', { name: 'Add achievement' }).click();
  await expect.poll(() => read(session).at(-1)).toMatchObject({ points: 10, done: { kind: 'seconds' } });
  expect(new Set(read(session).map(({ id }) => id)).size).toBe(read(session).length);
});

it('[PROG-09:part] edits name, icon, condition, and points, with a preview', async () => {
  const session = await openAchievements([{ id: 'one', name: 'One', done: { kind: 'deaths' } }]);
  await entry(1).getByRole('textbox', { name: 'Name' }).fill('Champion');
  await entry(1).getByRole('combobox', { name: 'Unlocked when the player' }).selectOptions('Wins matches');
  await entry(1).getByRole('combobox', { name: 'Icon' }).selectOptions('Heart');
  await expect
    .poll(() => read(session)[0])
    .toMatchObject({ id: 'one', name: 'Champion', icon: 'heart', done: { kind: 'wins', times: 1 } });
  const preview = entry(1).getByRole('group', { name: 'Preview' });
  await expect.element(preview).toHaveTextContent('Champion10 points');
});
