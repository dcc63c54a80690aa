import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

/** Creates a local game from a starter and waits for the editor. */
async function beginGame(page: Page): Promise<void> {
  await visitPage(page, '/create?starter=arena');
  await page.waitForURL('**/create?local=*');
  await tree(page).waitFor();
}

async function openGame(): Promise<Page> {
  const page = await browser.newVisitor();
  await beginGame(page);
  return page;
}

/** Opens the palette, and runs the first result of a search. */
async function runFromPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill(text);
  await page.keyboard.press('Enter');
}

function tree(page: Page) {
  return page.getByRole('tree', { name: 'Everything in the game' });
}

function line(page: Page, name: string) {
  return tree(page).getByRole('treeitem', { name });
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await line(page, from).click();
  await tree(page).press('F2');
  await page.getByRole('textbox', { name: `New name for ${from}` }).fill(to);
  await page.keyboard.press('Enter');
  await line(page, to).waitFor();
}

/** Counts the edits that are stored in this browser. */
function countStored(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('local');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`playloom-draft-${id}`);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error as Error));
    });
    const count = await new Promise<number>((resolve) => {
      const counting = database.transaction('updates').objectStore('updates').count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
    database.close();
    return count;
  });
}

describe('the editor window', () => {
  itInLongRun(
    '[ED-01:part] [RT-02:part] opens a starter without an account, with undo and redo, and keeps changes after a reload',
    async () => {
      const page = await browser.newVisitor();
      await beginGame(page);
      expect(await page.locator('.nav-bar').isVisible()).toBe(false);
      await page.getByText('Saved in this browser').waitFor();
      await rename(page, 'Copper fighter', 'Knight');
      await tab(page, 'Knight').waitFor();

      await tree(page).focus();
      await page.keyboard.press('Control+z');
      await line(page, 'Copper fighter').waitFor();
      await page.keyboard.press('Control+Shift+z');
      await line(page, 'Knight').waitFor();

      await page.reload();
      await line(page, 'Knight').waitFor();
      await tab(page, 'Knight').waitFor();
      expect(await tab(page, 'Knight').getAttribute('aria-selected')).toBe('true');
    },
  );

  itInLongRun(
    '[ED-11:part] tabs of one local game stay in sync, and a killed tab loses nothing',
    async () => {
      const page = await browser.newVisitor();
      await beginGame(page);
      const second = await page.context().newPage();
      await second.goto(page.url());
      await tree(second).waitFor();
      await rename(page, 'Copper fighter', 'Knight');
      await line(second, 'Knight').waitFor();

      const before = await countStored(second);
      await rename(second, 'Tide fighter', 'Keeper');
      await expect.poll(() => countStored(second)).toBeGreaterThan(before);
      await second.goto('chrome://crash').catch(() => {});
      await second.close();
      await page.reload();
      await line(page, 'Keeper').waitFor();
      expect(await line(page, 'Knight').count()).toBe(1);
    },
  );

  itInLongRun('[ER-06] logs a failed load, and the page recovers', async () => {
    const page = await browser.newVisitor({
      expectedErrors: [/ERR_FAILED/, /EditorWindow/, /uncaught error/],
    });
    await beginGame(page);
    await page.route('**/EditorWindow-*.js', (route) => route.abort());
    const logged = page.waitForEvent('pageerror');
    await page.reload();
    await page.getByText('The editor couldn’t be loaded').waitFor();
    await logged;
    await page.unroute('**/EditorWindow-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await line(page, 'Copper fighter').waitFor();

    const lost = await browser.newVisitor({ expectedErrors: [/status of 40[14]/] });
    await visitPage(lost, '/create?game=no-such-game');
    await lost.getByRole('heading', { name: 'The game couldn’t be opened' }).waitFor();
    await lost.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await lost.getByRole('dialog').getByLabel('Username or email').waitFor();
    await visitPage(lost, '/create?local=no-such-game');
    await lost.getByText('This game is not in this browser').waitFor();
    await lost.getByRole('link', { name: 'All games' }).last().click();
    await lost.waitForURL('**/create');
    expect(await lost.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  itInLongRun(
    '[ED-01:part] a game started without an account moves to the new account with all changes',
    async () => {
      const page = await browser.newVisitor();
      await beginGame(page);
      await rename(page, 'Copper fighter', 'Knight');
      await createAccount(page);
      await page.reload();
      await page.waitForURL('**/create?game=*');
      await line(page, 'Knight').waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
      await rename(page, 'Tide fighter', 'Keeper');
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.reload();
      await line(page, 'Keeper').waitFor();
      expect(await line(page, 'Knight').count()).toBe(1);
    },
  );

  itInLongRun('fits its screen, shows a notice on a small one, and passes axe', async () => {
    const page = await browser.newVisitor({ width: 1024, height: 700 });
    await beginGame(page);
    await page.keyboard.press('Control+j');
    await page.getByRole('region', { name: 'Problems' }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    for (const part of ['.ed-top', '.ed-tree', '.ed-tabs', '.ed-drawer'])
      await expectNoSeriousAxe(page, part);
    const phone = await browser.newVisitor({ width: 390, height: 844, mobile: true });
    await visitPage(phone, '/create?starter=arena');
    await phone.getByRole('button', { name: 'Look around' }).click();
    await phone.getByRole('tab', { name: 'Map' }).waitFor();
    expect(
      await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    for (const part of ['.ed-top', '.ed-tabs']) await expectNoSeriousAxe(phone, part);
  });
});

describe('[ED-15] in the editor window', () => {
  it('the palette creates a type, whose name field has the focus, and opens one', async () => {
    const page = await openGame();
    await runFromPalette(page, 'new unit');
    await expectVisible(tab(page, 'New unit'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectVisible(page.getByLabel('Name', { exact: true }).and(page.locator(':focus')));
    await page.keyboard.type('Squire');
    await page.keyboard.press('Enter');
    await expectVisible(line(page, 'Squire'));
    await runFromPalette(page, 'tide fig');
    await expectVisible(tab(page, 'Tide fighter'));
  });

  it('the palette runs commands for the open type, and finds controls without a command by their label', async () => {
    const page = await openGame();
    await line(page, 'Tide fighter').click();
    // The palette lists what is on the page.
    await page.getByLabel('Find a setting').waitFor();
    await runFromPalette(page, 'find a setting');
    await expectVisible(page.locator('input[aria-label="Find a setting"]:focus'));
    await runFromPalette(page, 'rename current item');
    await page.getByRole('textbox', { name: 'New name' }).fill('Tide captain');
    await page.keyboard.press('Enter');
    await expectVisible(tab(page, 'Tide captain'));
    await runFromPalette(page, 'new rule');
    await expectVisible(page.getByRole('combobox', { name: /Choose a trigger/ }));
  });

  it('sections, tabs and panels have shortcuts', async () => {
    const page = await openGame();
    await page.keyboard.press('Alt+5');
    await expectVisible(page.getByRole('tab', { name: 'Settings', selected: true }));
    await page.keyboard.press('Alt+w');
    await tab(page, 'Settings').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+b');
    await tree(page).waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await expectVisible(page.locator('#ed-tree-find:focus'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+j');
    await expectVisible(page.getByRole('region', { name: 'Problems' }));
    await page.keyboard.press('Control+Shift+f');
    await page.getByRole('textbox', { name: 'Search the whole game' }).fill('fighter');
    await page
      .getByRole('region', { name: 'Search' })
      .getByRole('button', { name: 'Copper fighter' })
      .first()
      .click();
    await expectVisible(tab(page, 'Copper fighter'));
  });

  it('a dialog lists the shortcuts of the open section, the window, the tree and the tabs; another explains the section', async () => {
    const page = await openGame();
    await line(page, 'Copper fighter').click();
    await expectVisible(tab(page, 'Copper fighter'));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const name of ['Create variant', 'Play', 'Undo', 'Search or run a command', 'Rename', 'Close tab'])
      await expectVisible(sheet.getByText(name, { exact: true }).last());
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('F1');
    await expectVisible(page.getByRole('dialog', { name: 'Types' }));
  });
});
