import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const title = (page: Page) => page.getByLabel('Game title');
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function rename(page: Page, to: string): Promise<void> {
  await title(page).fill(to);
  await title(page).press('Enter');
}

/** Waits until the server has stored this title. */
async function expectStored(page: Page, gameId: string, wanted: string): Promise<void> {
  const read = () =>
    callApi<{ settings: { title: string } }>(page, 'GET', `/api/game/${gameId}/game-data-for-creators/`);
  await expect.poll(async () => (await read()).settings.title).toBe(wanted);
}

async function chooseFromMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}

it('[ED-11] loses nothing: offline, after a crash, in named versions, and in the trash', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] });
  await createAccount(page);
  const { data: game } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title: 'Before', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  );
  const path = `/create?game=${game.gameSlug}`;
  await visitPage(page, path);
  await saved(page).waitFor();

  // Save a named version, compare it with the draft, restore it, and undo that.
  const dialog = page.getByRole('dialog');
  await chooseFromMenu(page, /Version history/);
  await dialog.getByLabel('Version name').fill('The calm');
  await dialog.getByRole('button', { name: 'Save version' }).click();
  await dialog.getByRole('button', { name: 'Restore The calm' }).waitFor();
  await page.keyboard.press('Escape');
  await rename(page, 'After');
  await page.getByRole('application', { name: 'Map' }).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await chooseFromMenu(page, /Version history/);
  await dialog.getByRole('button', { name: 'Compare The calm with the draft' }).click();
  await dialog.getByText(/2 changes: 1 added, 1 changed/).waitFor();
  await dialog.getByRole('img', { name: 'Changes on the map: 0 tiles, 1 object' }).waitFor();
  await expectNoSeriousAxe(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Restore The calm' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => title(page).inputValue()).toBe('Before');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('After');

  // Offline, editing continues, and leaving the page asks first. The edits are stored when the network is back.
  await saved(page).waitFor();
  await page.context().setOffline(true);
  await page.getByText('Offline, saved locally').waitFor();
  await rename(page, 'On a train');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await page.context().setOffline(false);
  await saved(page).waitFor();
  await expectStored(page, game._id, 'On a train');

  // Delete a type in a tab that crashes, then restore it in another tab together with its uses.
  const second = await page.context().newPage();
  await second.goto(path);
  await line(second, 'Hero').click();
  await second.getByRole('tree').press('Delete');
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await line(second, 'Hero').waitFor({ state: 'detached' });
  await saved(second).waitFor();
  await second.goto('chrome://crash').catch(() => {});
  await second.close();
  await page.reload();
  await saved(page).waitFor();
  expect(await line(page, 'Hero').count()).toBe(0);
  await page.getByRole('button', { name: /^Problems \d/ }).waitFor();
  await chooseFromMenu(page, /Deleted types/);
  await dialog.getByText(/used in \d+ places?/).waitFor();
  await expectNoSeriousAxe(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Restore Hero' }).click();
  await line(page, 'Hero').waitFor();
  await page.getByRole('button', { name: 'Problems', exact: true }).waitFor();
  await saved(page).waitFor();

  // Move the whole game to the trash and restore it.
  await visitPage(page, '/create');
  await page.getByRole('button', { name: 'Options for On a train' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('button', { name: 'Restore On a train' }).click();
  await page.getByRole('link', { name: 'On a train' }).click();
  await line(page, 'Hero').waitFor();
  expect(await title(page).inputValue()).toBe('On a train');
});
