import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { renderInEditor } from '../../testing/renderInEditor.tsx';
import { GameTree } from './GameTree.tsx';

const tree = page.getByRole('tree', { name: 'Everything in the game' });

/** Moves to the hero with the keyboard: search, into the tree, last row. */
async function openTree(canEdit = true): Promise<EditorSession> {
  const session = await renderInEditor(<GameTree />, createBlankGame(), { canEdit });
  await page.getByRole('textbox', { name: 'Search this game' }).or(page.getByRole('searchbox')).click();
  await userEvent.keyboard('hero{Enter}{End}');
  await expect.element(tree).toHaveFocus();
  return session;
}

function focus(locator: Locator): void {
  (locator.element() as HTMLElement).focus();
}

function listUnits(session: EditorSession): string[] {
  return Object.values(session.editor.game.get().types.units).map(({ name }) => name);
}

async function startRename(): Promise<void> {
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('textbox', { name: 'New name for Hero' })).toHaveFocus();
}

it('renames with F2 and Enter, and the tree has the focus again', async () => {
  const session = await openTree();
  await startRename();
  await userEvent.keyboard('Hero of the hill{Enter}');
  await expect.element(tree).toHaveFocus();
  expect(listUnits(session)).toEqual(['Hero of the hill']);
});

it('keeps the name with Escape', async () => {
  const session = await openTree();
  await startRename();
  await userEvent.keyboard('Villain{Escape}');
  await expect.element(tree).toHaveFocus();
  expect(listUnits(session)).toEqual(['Hero']);
});

it('takes the new name when the field is left with a click', async () => {
  const session = await openTree();
  await startRename();
  await userEvent.keyboard('Hero 2');
  focus(page.getByRole('link', { name: 'Elsewhere' }));
  await expect.poll(() => listUnits(session)).toEqual(['Hero 2']);
});

it('asks before it deletes what the game uses, and can be told not to', async () => {
  const session = await openTree();
  await userEvent.keyboard('{Delete}');
  const question = page.getByRole('alertdialog', { name: 'Delete Hero?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(listUnits(session)).toEqual(['Hero']);
  focus(tree);
  await userEvent.keyboard('{Delete}');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => listUnits(session)).toEqual([]);
});

it('lets a viewer rename nothing', async () => {
  const session = await openTree(false);
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('Villain{Enter}');
  expect(listUnits(session)).toEqual(['Hero']);
});
