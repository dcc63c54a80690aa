import { readPart } from '@playloom/draft';
import type { Json } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorSession } from '../session/EditorSession.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { ActionsEditor } from './ActionsEditor.tsx';

const PATH = ['rules', 'greet', 'do'];
const GAME: Json = {
  format: 1,
  settings: { title: 'Moat' },
  rules: [
    {
      id: 'greet',
      name: 'Greet',
      when: { when: 'playerJoins' },
      do: [{ do: 'wait', seconds: 3 }],
    },
  ],
};
const field = page.getByRole('combobox', { name: /^Add an action/ });

async function openActions(canEdit = true): Promise<EditorSession> {
  return renderInEditor(<ActionsEditor path={PATH} />, GAME, { canEdit });
}

function listActions(session: EditorSession): unknown[] {
  return (readPart(session.editor.draft, PATH) as { do: string }[]).map((action) => action.do);
}

async function typeAction(text: string): Promise<void> {
  await page.getByText('Add an action').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(text);
}

it('adds the first suggestion with Enter and moves to the new line', async () => {
  const session = await openActions();
  await typeAction('wait');
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listActions(session)).toEqual(['wait', 'wait']);
  expect(field.elements()).toEqual([]);
  await expect.element(page.getByRole('treeitem').nth(1)).toHaveFocus();
});

it('adds the next suggestion with the arrow keys', async () => {
  const session = await openActions();
  await typeAction('wait');
  await userEvent.keyboard('{ArrowDown}');
  const second = page.getByRole('option').nth(1);
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listActions(session).length).toBe(2);
  expect(listActions(session)[1]).not.toBe('wait');
});

it('adds nothing with Escape, or if nothing was found', async () => {
  const session = await openActions();
  await typeAction('qqqq');
  await expect.element(page.getByText(/^No results\. Try fewer or different words/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => field.elements()).toEqual([]);
  expect(listActions(session)).toEqual(['wait']);
});

it('changes a value in its popup with the keyboard, and keeps it with Escape', async () => {
  const session = await openActions();
  const readSeconds = () => (readPart(session.editor.draft, PATH) as { seconds: number }[])[0]?.seconds;
  const slot = page.getByRole('button', { name: 'seconds: 3' });
  const input = page.getByRole('combobox', { name: 'seconds' });
  await slot.click();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('9{Escape}');
  await expect.poll(() => input.elements()).toEqual([]);
  expect(readSeconds()).toBe(3);
  await slot.click();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('9{Enter}');
  await expect.poll(readSeconds).toBe(9);
});

it('deletes the line at the cursor with Delete', async () => {
  const session = await openActions();
  const line = page.getByRole('treeitem').first();
  // Beside the value, whose click would open its popup.
  await line.click({ position: { x: 2, y: 2 } });
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => listActions(session)).toEqual([]);
});

it('offers a viewer no way to change', async () => {
  await openActions(false);
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
  expect(page.getByText('Add an action').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
