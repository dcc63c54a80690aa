import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectStoredTitle } from './harness/editorSteps.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser, type VisitorOptions } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const title = (page: Page) => page.getByLabel('Game title');
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function rename(page: Page, to: string): Promise<void> {
  await title(page).fill(to);
  await title(page).press('Enter');
}

async function chooseFromMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}

interface OpenGame {
  page: Page;
  gameId: string;
  path: string;
}

/** Opens a game of a new account in the editor. Its title is “Before”. */
async function openGame(options?: VisitorOptions): Promise<OpenGame> {
  const page = await browser.newVisitor(options);
  await createAccount(page);
  const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title: 'Before', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  );
  const path = `/create?game=${data.gameSlug}`;
  await visitPage(page, path);
  await expectVisible(saved(page));
  return { page, gameId: data._id, path };
}

describe('[ED-11] the editor loses nothing', () => {
  it('in a named version, which is compared with the draft and restored, and restoring is undone', async () => {
    const { page } = await openGame();
    const dialog = page.getByRole('dialog');
    await chooseFromMenu(page, /Version history/);
    await dialog.getByLabel('Version name').fill('The calm');
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expectVisible(dialog.getByRole('button', { name: 'Restore The calm' }));
    await page.keyboard.press('Escape');
    await rename(page, 'After');
    await page.getByRole('application', { name: 'Map' }).focus();
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await chooseFromMenu(page, /Version history/);
    await dialog.getByRole('button', { name: 'Compare The calm with the draft' }).click();
    await expectVisible(dialog.getByText(/2 changes: 1 added, 1 changed/));
    await expectVisible(dialog.getByRole('img', { name: 'Changes on the map: 0 tiles, 1 object' }));
    await expectNoSeriousAxe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Restore The calm' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => title(page).inputValue()).toBe('Before');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('After');
  });

  it('offline, where leaving the page asks first, and stores the edits when the network is back', async () => {
    const { page, gameId } = await openGame({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/],
    });
    await page.context().setOffline(true);
    await expectVisible(page.getByText('Offline, saved locally'));
    await rename(page, 'On a train');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    await (await asked).dismiss();
    await page.context().setOffline(false);
    await expectVisible(saved(page));
    await expectStoredTitle(page, gameId, 'On a train');
  });

  it('of what a crashed tab did: a type it deleted is restored in another tab, with its uses', async () => {
    const { page, path } = await openGame();
    const second = await page.context().newPage();
    await second.goto(path);
    await line(second, 'Hero').click();
    await second.getByRole('tree').press('Delete');
    await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await line(second, 'Hero').waitFor({ state: 'detached' });
    await expectVisible(saved(second));
    await second.goto('chrome://crash').catch(() => {});
    await second.close();
    await page.reload();
    await expectVisible(saved(page));
    expect(await line(page, 'Hero').count()).toBe(0);
    await expectVisible(page.getByRole('button', { name: /^Problems \d/ }));
    await chooseFromMenu(page, /Deleted types/);
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByText(/used in \d+ places?/));
    await expectNoSeriousAxe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Restore Hero' }).click();
    await expectVisible(line(page, 'Hero'));
    await expectVisible(page.getByRole('button', { name: 'Problems', exact: true }));
    await expectVisible(saved(page));
  });

  it('in the trash, from which a game is restored', async () => {
    const { page, gameId } = await openGame();
    await rename(page, 'On a train');
    await expectStoredTitle(page, gameId, 'On a train');
    await visitPage(page, '/create');
    await page.getByRole('button', { name: 'Options for On a train' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await page.getByRole('button', { name: 'Restore On a train' }).click();
    await page.getByRole('link', { name: 'On a train' }).click();
    await expectVisible(line(page, 'Hero'));
    expect(await title(page).inputValue()).toBe('On a train');
  });
});
