import { redo, undo } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import type { EditorSession } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { SchemaForm } from './SchemaForm.tsx';

interface Unfinished {
  settings: object;
  types: { units: Record<string, object> };
}

/** Opens the tips of a game whose player’s unit walks and carries items. */
async function openTips(tips?: readonly object[]): Promise<EditorSession> {
  const game = createBlankGame() as unknown as Unfinished & { settings: { players: { unit: string } } };
  const { unit } = game.settings.players;
  const units = { ...game.types.units, [unit]: { ...game.types.units[unit], inventory: { size: 2 } } };
  const items = { coin: { name: 'Coin' }, rod: { name: 'Rod' } };
  const props = { sign: { name: 'Sign', interaction: { hint: 'Read' } } };
  const form = <SchemaForm root={['settings']} kind="settings" only={['Tips']} />;
  return renderInEditor(form, {
    ...game,
    settings: { ...game.settings, tips: tips ?? [] },
    types: { ...game.types, units, items, props },
  } as never);
}

const read = ({ editor }: EditorSession) => editor.game.get().settings.tips;
const tip = (number: number) => page.getByRole('group', { name: `Tips ${number}` });

/** What the preview shows after the name of a device. */
function readPreview(device: string): string | undefined {
  const rows = [...document.querySelectorAll('.tips-preview > div')].map((row) => row.textContent ?? '');
  return rows.find((row) => row.startsWith(device))?.slice(device.length);
}

it('[TIP-04] starts with common tips, and every change can be undone', async () => {
  const session = await openTips();
  await expect.element(page.getByText('No tips yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add 3 common tips' }).click();
  await expect
    .poll(() => read(session).map(({ done }) => done.kind))
    .toEqual(['moves', 'picks-up', 'interacts']);
  undo(session.editor);
  await expect.element(page.getByText('No tips yet')).toBeVisible();
  redo(session.editor);
  await tip(2).getByRole('button', { name: 'Move Tips 2 up' }).click();
  await expect
    .poll(() => read(session).map(({ done }) => done.kind))
    .toEqual(['picks-up', 'moves', 'interacts']);
  await tip(3).getByRole('button', { name: 'Remove Tips 3' }).click();
  await page.getByRole('button', { name: 'Add tip' }).click();
  await expect.poll(() => read(session)).toHaveLength(3);
});

it('[TIP-04:part] edits text, condition, item and key, with a preview for each device', async () => {
  const session = await openTips([{ text: 'Move', done: { kind: 'moves' } }]);
  await expect.poll(() => readPreview('Keyboard')).toBe('WASDMove');
  await expect.poll(() => readPreview('Gamepad')).toBe('Left stickMove');
  await expect.poll(() => readPreview('Touch')).toBe('Left stickMove');
  await tip(1).getByRole('textbox', { name: 'Text' }).fill('{Press:e} at a coin');
  await tip(1).getByRole('combobox', { name: 'Done when the player' }).selectOptions('Picks up');
  await tip(1).getByRole('button', { name: 'Item' }).click();
  await page.getByRole('option', { name: 'Coin' }).click();
  await tip(1).getByRole('spinbutton', { name: 'How often' }).fill('3');
  await userEvent.keyboard('{Enter}');
  await tip(1).getByRole('combobox', { name: 'Key or button shown' }).selectOptions('E');
  await expect
    .poll(() => read(session))
    .toEqual([{ text: '{Press:e} at a coin', key: 'e', done: { kind: 'picks-up', item: 'coin', times: 3 } }]);
  await expect.poll(() => readPreview('Keyboard')).toBe('EPress E at a coin');
  await expect.poll(() => readPreview('Gamepad')).toBe('XPress X at a coin');
  await tip(1).getByRole('combobox', { name: 'Key or button shown' }).selectOptions('The one for the action');
  await expect.poll(() => read(session)[0]!.key).toBe(null);
});
