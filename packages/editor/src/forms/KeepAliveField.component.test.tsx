import { undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import type { EditorSession, GameIdentity } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

const choice = page.getByRole('combobox', { name: 'Keep the room alive' });
const hours = page.getByRole('spinbutton', { name: 'Hours' });

async function openSettings(sleepHours: number | null, keepAlive?: object): Promise<EditorSession> {
  const game = createBlankGame() as { settings: object };
  const identity: GameIdentity = {
    kind: 'stored',
    gameId: '1',
    gameSlug: 'one',
    role: 'owner',
    release: 1,
    sleepHours,
  };
  const document = { ...game, settings: { ...game.settings, ...(keepAlive && { keepAlive }) } };
  const form = <SchemaForm root={['settings']} kind="settings" only={['Players and teams']} />;
  const session = await renderInEditor(form, document as never, { identity });
  await expect.element(choice).toBeVisible();
  return session;
}

function listChoices(): string[] {
  return [...(choice.element() as HTMLSelectElement).options].map(({ text }) => text);
}

const read = ({ editor }: EditorSession) => editor.game.get().settings.keepAlive;

it('[OP-45] is set beside the player count, within the plan, and can be undone', async () => {
  const session = await openSettings(12);
  await expect
    .element(page.getByText(/^Your plan keeps rooms for up to 12 hours after the last player leaves\./))
    .toBeVisible();
  expect(listChoices()).toEqual(['While someone plays', 'For a number of hours']);
  await choice.selectOptions('For a number of hours');
  await expect.poll(() => read(session)).toEqual({ kind: 'hours', hours: 12 });
  await hours.fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => read(session)).toEqual({ kind: 'hours', hours: 12 });
  await hours.fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => read(session)).toEqual({ kind: 'hours', hours: 5 });
  undo(session.editor);
  await expect.element(hours).toHaveValue('12');
  undo(session.editor);
  await expect.poll(() => read(session)).toEqual({ kind: 'playing' });
});

it('[OP-45:part] offers everything in a plan without a limit', async () => {
  const session = await openSettings(null);
  expect(listChoices()).toEqual(['While someone plays', 'For a number of hours', 'Always']);
  await choice.selectOptions('Always');
  await expect.poll(() => read(session)).toEqual({ kind: 'always' });
});

it('[OP-45:part] says that a plan keeps no rooms', async () => {
  await openSettings(0);
  expect(listChoices()).toEqual(['While someone plays']);
  await expect.element(page.getByText(/^Your plan doesn’t keep rooms without players\./)).toBeVisible();
});

it('[OP-45:part] explains what happens to a game that asks for more than the plan allows', async () => {
  const session = await openSettings(24, { kind: 'always' });
  const problem = page.getByText(
    /^Your plan keeps rooms for up to 24 hours, so rooms of this game end after/,
  );
  await expect.element(problem).toHaveAttribute('role', 'alert');
  expect(read(session)).toEqual({ kind: 'always' });
});
