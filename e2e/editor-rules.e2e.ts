import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';

const browser = openBrowser();

async function openDefeats(): Promise<Page> {
  const page = await browser.newVisitor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/create?starter=arena');
  await page.getByRole('treeitem', { name: /^Defeats/ }).click();
  await page.locator('.rules-card').first().waitFor();
  return page;
}

function card(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}

it('[ED-06:part] rules are written with the keyboard alone, moved, turned off, undone, put right and kept', async () => {
  const page = await openDefeats();
  const keys = (...presses: string[]) =>
    presses.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  // A new rule: its trigger by typing, then two actions, a condition around one of them.
  await page.locator('.rules-head').first().click();
  await page.keyboard.press('n');
  await page.keyboard.type('unit dies');
  await page.getByRole('option', { name: /^Unit dies/ }).waitFor();
  await page.keyboard.press('Enter');
  const rule = card(page, 'New rule');
  await rule.getByText('dies', { exact: true }).waitFor();
  await keys('ArrowDown', 'Enter');
  await page.keyboard.type('deal 20 damage');
  await page.getByRole('option', { name: /^Deal damage/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await rule.getByRole('treeitem', { name: /deal 20 damage to the triggering unit/ }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('wait');
  await page.getByRole('option', { name: /^Wait:/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const wait = rule.getByRole('treeitem', { name: /wait 1 seconds/ });
  await wait.waitFor();

  // A slot takes a number, and offers only what fits.
  await keys('ArrowRight', 'Enter');
  await page.keyboard.type('2.5');
  await page.keyboard.press('Enter');
  await rule.getByRole('treeitem', { name: /wait 2.5 seconds/ }).waitFor();

  // Moved up and turned off, each one step that undo takes back.
  await page.keyboard.press('Alt+ArrowUp');
  await rule.getByRole('treeitem', { name: /^Do wait 2.5/ }).waitFor();
  await page.keyboard.press('Control+/');
  await rule.locator('.rules-line[data-off]').waitFor();
  await page.keyboard.press('Control+z');
  await rule.locator('.rules-line[data-off]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await rule.getByRole('treeitem', { name: /^Do deal 20/ }).waitFor();

  // A name, a note and a copy on the clipboard.
  await page.keyboard.press('F2');
  await page.keyboard.type('Revenge');
  await page.keyboard.press('Enter');
  const named = card(page, 'Revenge');
  await named.getByRole('treeitem', { name: /^Do deal 20/ }).click({ position: { x: 90, y: 12 } });
  await page.keyboard.press(';');
  await page.keyboard.type('hurts');
  await page.keyboard.press('Enter');
  await named.getByRole('button', { name: 'hurts' }).waitFor();
  await keys('Control+c', 'Control+v');
  await expect.poll(() => named.getByRole('treeitem', { name: /deal 20 damage/ }).count()).toBe(2);

  // What is missing is told in its place, with what would put it right.
  await named.getByRole('treeitem', { name: /wait 2.5/ }).click({ position: { x: 90, y: 12 } });
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('heal');
  await page.getByRole('option', { name: /^Heal:/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const heal = named.getByRole('treeitem', { name: /heal the triggering unit/ });
  await heal.waitFor();
  await keys('Control+i', 'Escape');
  await named.getByText(/needs condition, but it is missing/).waitFor();
  await expectNoSeriousAxe(page, '#ed-stage');
  await named.getByRole('button', { name: 'Delete the line' }).click();
  await named.getByText(/needs condition/).waitFor({ state: 'detached' });

  // Everything is there again after the page is opened anew.
  await page.reload();
  await card(page, 'Revenge')
    .getByRole('treeitem', { name: /wait 2.5 seconds/ })
    .waitFor();
  expect(
    await card(page, 'Revenge')
      .getByRole('treeitem', { name: /deal 20 damage/ })
      .count(),
  ).toBe(2);
});
