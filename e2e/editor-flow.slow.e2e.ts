import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame } from './harness/playTogether.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

const map = (page: Page) => page.getByRole('application', { name: 'Map' });
const selected = (page: Page) => page.locator('#ed-status').getByText(/selected/);
const findTreeItem = (page: Page, name: string) => page.getByRole('treeitem', { name }).first();

/** Clicks the map with the current tool, at fractions of its width and height. */
async function pressMap(page: Page, x: number, y: number): Promise<void> {
  const box = (await map(page).boundingBox())!;
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

/** Checks the name of the last undo step in the tooltip of the undo button. */
async function expectStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page
    .getByRole('tooltip', { name: new RegExp(name) })
    .first()
    .waitFor();
}

async function addTreeItem(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to the game' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

it('[ED-01] a visitor makes a game from a starter, playtests it, signs up and publishes it, and someone else plays it', async () => {
  const page = await browser.newVisitor();
  await visitPage(page, '/create');
  await page.getByRole('button', { name: 'Empty field' }).click();
  await page.waitForURL(/[?&]local=/);
  await page.locator('.map-canvas[data-state="drawing"]').waitFor();

  // Paint, and place an object.
  await map(page).focus();
  await page.keyboard.press('b');
  await pressMap(page, 0.5, 0.5);
  await expectStep(page, 'Paint');
  await page.getByRole('button', { name: 'Place Tree' }).click();
  await pressMap(page, 0.4, 0.4);
  await selected(page).waitFor();

  // Change a type, add a rule and write a line of script.
  await findTreeItem(page, 'Hero').click();
  const speed = page.getByRole('spinbutton', { name: 'Speed', exact: true });
  await speed.fill('6.5');
  await speed.press('Enter');
  await page
    .getByRole('treeitem', { name: /^Rules/ })
    .last()
    .click();
  await page.locator('.rules-head').first().click();
  await page.keyboard.press('n');
  await page.keyboard.type('player joins');
  await page.getByRole('option', { name: /^Player joins/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'New rule' }).getByText('joins').waitFor();
  await addTreeItem(page, 'Script');
  await page.getByText('Empty', { exact: true }).click();
  await page.getByRole('button', { name: 'Create script' }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.type("console.log('It works');");

  // Playtest with two players. The console shows the output of the script.
  await page.keyboard.press('Control+F5');
  await expect.poll(() => page.getByRole('region', { name: /’s screen$/ }).count()).toBe(2);
  await expect.poll(() => page.locator('.pt-cover').count()).toBe(0);
  await page.getByRole('button', { name: /^Console/ }).click();
  await page.getByText('It works').first().waitFor();
  await page.keyboard.press('Shift+F5');
  await expect.poll(() => page.locator('.pt-view').count()).toBe(0);

  // After signing up, the game with all changes belongs to the account.
  await createAccount(page);
  await page.reload();
  await page.waitForURL(/[?&]game=/);
  const slug = new URL(page.url()).searchParams.get('game') ?? '';
  await page.getByText('Saved', { exact: true }).waitFor();
  await findTreeItem(page, 'Hero').click();
  await expect.poll(() => speed.inputValue()).toBe('6.5');

  await page
    .locator('.ed-top')
    .getByRole('button', { name: /^Publish/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s new for players').fill('The first one');
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await page.waitForURL(`**/play/${slug}`);

  const friend = await browser.newVisitor();
  await enterGame(friend, `/play/${slug}`, 'Mika');
});
