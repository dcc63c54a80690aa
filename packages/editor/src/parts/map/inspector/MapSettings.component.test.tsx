import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../../../localGames/createBlankGame.ts';
import type { EditorSession } from '../../../session/EditorSession.ts';
import { renderInEditor } from '../../../testing/renderInEditor.tsx';
import { MapSettings } from './MapSettings.tsx';

const width = page.getByRole('spinbutton', { name: 'Map width' });
const resize = page.getByRole('button', { name: 'Resize' });

async function openSettings(): Promise<EditorSession> {
  const session = await renderInEditor(<MapSettings />, createBlankGame());
  await expect.element(width).toHaveValue('24');
  return session;
}

function readSize({ editor }: EditorSession): string {
  const { map } = editor.game.get();
  return `${map.width}×${map.height}`;
}

it('changes the size only with the button, so that a first digit cuts nothing off', async () => {
  const session = await openSettings();
  await width.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Tiles outside the new size are deleted\./)).toBeVisible();
  expect(readSize(session)).toBe('24×16');
  await width.fill('30');
  await userEvent.keyboard('{Enter}');
  await resize.click();
  await expect.poll(() => readSize(session)).toBe('30×16');
  expect(resize.elements()).toEqual([]);
});

it('forgets the typed size with Cancel', async () => {
  const session = await openSettings();
  await width.fill('3');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(width).toHaveValue('24');
  expect(readSize(session)).toBe('24×16');
});

it('keeps the start point in its place of the chosen part', async () => {
  const session = await openSettings();
  await width.fill('30');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: 'top right' }).click();
  await resize.click();
  await expect.poll(() => session.editor.game.get().map.spawnPoints['start']?.x).toBe(18);
});
