import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser({ hasWebGl: true });

function card(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Types into the open field and accepts the first suggestion. */
async function choose(page: Page, text: string, first: RegExp): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('option', { name: first, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** Drags a line or a rule to another one and checks the drop position before releasing. */
async function drag(page: Page, from: Locator, to: Locator, side: 'before' | 'after'): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 60, start.y + 13);
  await page.mouse.down();
  await page.mouse.move(start.x + 64, start.y + 19, { steps: 3 });
  const y = side === 'before' ? end.y + 4 : end.y + end.height - 4;
  await page.mouse.move(end.x + 64, y, { steps: 5 });
  // Move once more, because browsers report a drag over a new element only with the next move.
  await page.mouse.move(end.x + 66, y, { steps: 2 });
  await to.and(page.locator(`[data-drop="${side}"]`)).waitFor();
  await page.mouse.up();
}

/** Opens a game without rules, which shows an introduction. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto('/create?starter=blank');
  await page.getByRole('tree').waitFor();
  await page.keyboard.press('Alt+2');
  await page.locator('.rules-head').first().click();
  await page.keyboard.press('Delete');
  await page.getByText('Rules make things happen').waitFor();
}

it('[ED-06] rules are written by typing, dragged, copied to another game, turned off, commented, grouped, fixed and stored, and light up when they run', async () => {
  const page = await browser.newVisitor({ width: 1440, height: 900 });
  await openEmpty(page);
  await page.getByRole('treeitem', { name: 'Map' }).click();
  await page.getByRole('treeitem', { name: /^Rules/ }).click();
  await page
    .getByRole('button', { name: /^New rule/ })
    .last()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Learn more' }).first().getAttribute('href')).toBe(
    '/docs/rules',
  );

  // Add a rule from the tree, choose its trigger by typing, then add two actions.
  await page.getByRole('button', { name: 'Add to the game' }).click();
  await page.getByRole('menuitem', { name: 'Rule', exact: true }).click();
  await page.getByRole('combobox', { name: /Choose a trigger/ }).waitFor();
  await choose(page, 'unit dies', /^Unit dies/);
  const rule = card(page, 'New rule');
  await rule.getByText('dies', { exact: true }).waitFor();
  // The action field opens next; after Escape, the empty line still accepts typing.
  await page.getByRole('combobox', { name: /Add an action/ }).waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'deal 20 damage', /^Deal damage/);
  await rule.getByRole('treeitem', { name: /deal 20 damage to the triggering unit/ }).waitFor();
  await page.keyboard.press('Control+Enter');
  await choose(page, 'wait', /^Wait:/);
  const wait = rule.getByRole('treeitem', { name: /wait 1 seconds/ });
  await wait.waitFor();

  // A slot accepts a typed number and offers only values of its type, such as units for a unit.
  const numbers = page.getByRole('option').filter({ hasText: /random number/i });
  const unit = page.getByRole('option', { name: 'the attacking unit', exact: true });
  await press(page, 'ArrowRight', 'Enter');
  await numbers.first().waitFor();
  expect(await unit.count()).toBe(0);
  await page.keyboard.type('2.5');
  await page.keyboard.press('Enter');
  const waiting = rule.getByRole('treeitem', { name: /wait 2.5 seconds/ });
  await waiting.waitFor();
  await rule
    .getByRole('treeitem', { name: /deal 20/ })
    .getByText('the triggering unit')
    .click();
  await unit.waitFor();
  expect(await numbers.count()).toBe(0);
  await page.keyboard.press('Escape');
  await waiting.click({ position: { x: 90, y: 12 } });

  // Move a line with keys and with the mouse, and turn it off. Each is one undo step.
  await page.keyboard.press('Alt+ArrowUp');
  await rule.getByRole('treeitem', { name: /^Do wait 2.5/ }).waitFor();
  await page.keyboard.press('Control+/');
  await rule.locator('.rules-line[data-off]').waitFor();
  await page.keyboard.press('Control+z');
  await rule.locator('.rules-line[data-off]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  const actions = rule.locator('.rules-line[data-kind="action"]');
  await rule.getByRole('treeitem', { name: /^Do deal 20/ }).waitFor();
  await drag(page, actions.nth(1), actions.nth(0), 'before');
  await rule.getByRole('treeitem', { name: /^Do wait 2.5/ }).waitFor();
  await page.keyboard.press('Control+z');
  await rule.getByRole('treeitem', { name: /^Do deal 20/ }).waitFor();

  // Rename, comment, copy and paste.
  await rule.locator('.rules-head').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Revenge');
  await page.keyboard.press('Enter');
  const named = card(page, 'Revenge');
  await named.getByRole('treeitem', { name: /^Do deal 20/ }).click({ position: { x: 90, y: 12 } });
  await page.keyboard.press(';');
  await page.keyboard.type('hurts');
  await page.keyboard.press('Enter');
  await named.getByRole('button', { name: 'hurts' }).waitFor();
  await press(page, 'Control+c', 'Control+v');
  await expect.poll(() => named.getByRole('treeitem', { name: /deal 20 damage/ }).count()).toBe(2);

  // A missing value is reported at its line, with a fix.
  await named.getByRole('treeitem', { name: /wait 2.5/ }).click({ position: { x: 90, y: 12 } });
  await page.keyboard.press('Control+Enter');
  await choose(page, 'heal', /^Heal:/);
  await named.getByRole('treeitem', { name: /heal the triggering unit/ }).waitFor();
  await press(page, 'Control+i', 'Escape');
  await named.getByText(/needs a value for “condition”/).waitFor();
  await expectNoSeriousAxe(page, '#ed-stage');
  await named.getByRole('button', { name: 'Delete line' }).click();
  await named.getByText(/needs a value for “condition”/).waitFor({ state: 'detached' });

  // Add a rule that runs every tick, drag it to the top, and move it to a new group.
  await page.keyboard.press('n');
  await choose(page, 'every tick', /^Tick|^Every tick/);
  await page.getByRole('combobox', { name: /Add an action/ }).waitFor();
  await choose(page, 'wait', /^Wait:/);
  const often = card(page, 'New rule');
  await often.getByRole('treeitem', { name: /^Do wait 1/ }).waitFor();
  await drag(page, often.locator('.rules-head'), named, 'before');
  await expect.poll(() => page.locator('.rules-name').allInnerTexts()).toEqual(['New rule', 'Revenge']);
  await often.locator('.rules-head').click();
  await press(page, 'Control+/');
  await often.getByText('off', { exact: true }).waitFor();
  await press(page, 'Control+/', 'g');
  await page.keyboard.type('Clockwork');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Clockwork', selected: true }).waitFor();
  await page.getByRole('treeitem', { name: /^Clockwork/ }).waitFor();
  await expect.poll(() => page.locator('.rules-name').allInnerTexts()).toEqual(['New rule']);

  // Rules light up while the game runs and show when they ran.
  await page.keyboard.press('F5');
  await page.getByRole('region', { name: /’s screen$/ }).waitFor();
  await page.keyboard.press('Alt+2');
  await page.getByRole('treeitem', { name: /^Clockwork/ }).click();
  await page.locator('.rules-card[data-ran]').waitFor();
  await often.getByText(/ran \d\.\d s ago/).waitFor();
  await page
    .getByRole('treeitem', { name: /^Rules/ })
    .last()
    .click();
  await named.getByText('never ran').waitFor();
  await page.keyboard.press('Shift+F5');
  await named.getByText('never ran').waitFor({ state: 'detached' });

  // Paste the rule into another game.
  await named.locator('.rules-head').click();
  await page.keyboard.press('Control+c');
  const other = await page.context().newPage();
  await openEmpty(other);
  await other.keyboard.press('Control+v');
  await card(other, 'Revenge')
    .getByRole('treeitem', { name: /wait 2.5 seconds/ })
    .waitFor();
  await other.close();

  // Everything is still there after a reload.
  await page.reload();
  await named.getByRole('treeitem', { name: /wait 2.5 seconds/ }).waitFor();
  expect(await named.getByRole('treeitem', { name: /deal 20 damage/ }).count()).toBe(2);
});
