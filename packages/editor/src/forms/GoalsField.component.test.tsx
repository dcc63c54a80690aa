import { redo, undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

async function openGoals(goals?: readonly object[]): Promise<EditorSession> {
  const game = createBlankGame() as unknown as { settings: object };
  const form = <SchemaForm root={['settings']} kind="settings" only={['Goals']} />;
  return renderInEditor(form, {
    ...game,
    settings: { ...game.settings, goals: goals ?? [], match: { isEnabled: true } },
  } as never);
}

const read = ({ editor }: EditorSession) => editor.game.get().settings.goals;
const entry = (number: number) => page.getByRole('group', { name: `Goals ${number}` });

it('[GOAL-05:part] starts with common goals, and every change can be undone', async () => {
  const session = await openGoals();
  await expect.element(page.getByText('No goals of your own yet')).toBeVisible();
  await page.getByRole('button', { name: /^Add \d common goals$/ }).click();
  await expect.poll(() => read(session).map(({ done }) => done.kind)).toContain('finishes');
  undo(session.editor);
  await expect.element(page.getByText('No goals of your own yet')).toBeVisible();
  redo(session.editor);
  const before = read(session).map(({ id }) => id);
  await entry(1).getByRole('button', { name: 'Remove Goals 1' }).click();
  await page.getByRole('button', { name: 'Add goal' }).click();
  await expect
    .poll(() => read(session).at(-1))
    .toMatchObject({ period: 'daily', points: 10, done: { kind: 'seconds' } });
  expect(
    read(session)
      .slice(0, -1)
      .map(({ id }) => id),
  ).toEqual(before.slice(1));
});

it('[GOAL-05:part] edits how often it is given and what completes it, with a preview', async () => {
  const session = await openGoals([{ id: 'one', name: 'One', done: { kind: 'deaths' } }]);
  await entry(1).getByRole('textbox', { name: 'Name' }).fill('Victor');
  await entry(1).getByRole('radio', { name: 'Each week' }).click();
  await entry(1).getByRole('combobox', { name: 'Completed when the player' }).selectOptions('Wins matches');
  await expect
    .poll(() => read(session)[0])
    .toMatchObject({ id: 'one', name: 'Victor', period: 'weekly', done: { kind: 'wins', times: 1 } });
  const preview = entry(1).getByRole('group', { name: 'Preview' });
  await expect.element(preview).toHaveTextContent('Victor10 points');
});
