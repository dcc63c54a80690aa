import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visit } from './harness/visit.ts';

const browser = openBrowser();

/** A game of one's own; its slug. */
async function makeGame(page: Page, title: string): Promise<string> {
  const { data } = await callApi<{ data: { gameSlug: string } }>(page, 'POST', '/api/v1/games/custom', {
    game: { title, sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'blank' },
  });
  return data.gameSlug;
}

async function openEditor(page: Page, gameSlug: string): Promise<void> {
  await visit(page, `/create?game=${gameSlug}`);
  await page.getByRole('navigation', { name: 'Game' }).waitFor();
}

async function rename(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title of the game').fill(title);
  await page.getByLabel('Title of the game').press('Enter');
}

const publish = (page: Page) => page.locator('.ed-top').getByRole('button', { name: /^Publish/ });
const dialogOf = (page: Page) => page.getByRole('dialog');
const TOAST = 'Your game is live';

describe('publishing', () => {
  it('[ED-13:part] [ST-05] with notes; the play page welcomes once; others see it; roll back', async () => {
    const page = await browser.newVisitor();
    await createAccount(page);
    await visit(page, '/create');
    await page.getByRole('button', { name: 'Copper Yard' }).click();
    await dialogOf(page).getByLabel('Title').fill('Moat One');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/[?&]game=/);
    const slug = new URL(page.url()).searchParams.get('game') ?? '';
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await rename(page, 'Moatball');

    await publish(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('What is new, for players').fill('First light');
    await dialog.getByLabel('Description').fill('Push the ball over the water.');
    await dialog.getByLabel('Tags').fill('party, football');
    await dialog.getByRole('switch', { name: /Open source/ }).click();
    await expectNoSeriousAxe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await page.waitForURL(`**/play/${slug}`);
    await page.getByText(TOAST).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Moatball' }).waitFor();
    expect(await page.getByText(TOAST).count()).toBe(0);

    const other = await browser.newVisitor();
    await visit(other, `/play/${slug}`);
    await other.getByRole('heading', { name: 'Moatball' }).waitFor();
    await other.getByText('Push the ball over the water.').waitFor();

    // From the page of the game back into the editor, and a second release.
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await rename(page, 'Moatball Two');
    await publish(page).click();
    await dialog.getByText('Since version 1').waitFor();
    await dialog.getByText(/1 change: 1 changed/).waitFor();
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await page.getByRole('heading', { name: 'It is live' }).waitFor();
    await dialog.getByRole('img', { name: 'QR code of the game' }).waitFor();
    await dialog.getByRole('button', { name: 'Go on building' }).click();
    await other.reload();
    await other.getByRole('heading', { name: 'Moatball Two' }).waitFor();

    await publish(page).click();
    await dialog.getByRole('tab', { name: 'Releases' }).click();
    await dialog.getByText('First light').waitFor();
    await dialog.getByRole('button', { name: /Compare version 1/ }).click();
    await dialog.getByText(/1 change: 1 changed/).waitFor();
    await dialog.getByRole('button', { name: /live again.*version 1/ }).click();
    await dialog.getByRole('button', { name: /live again.*version 2/ }).waitFor();
    await other.reload();
    await other.getByRole('heading', { name: 'Moatball', exact: true }).waitFor();
  });

  it('[ED-13:part] is not possible with problems, and leads to them', async () => {
    const page = await browser.newVisitor();
    await createAccount(page);
    await openEditor(page, await makeGame(page, 'Broken'));
    await publish(page).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Title').fill('');
    await dialog.getByText('One problem').waitFor();
    expect(await dialog.getByRole('button', { name: /^Publish/ }).getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('alert').getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Settings/ }).waitFor();
  });
});

describe('the guided tour', () => {
  it('[ED-14:part] [RT-02:part] begins with ?tour=true, goes on by doing, survives a reload, ends with a published game', async () => {
    const page = await browser.newVisitor();
    await createAccount(page);
    const slug = await makeGame(page, 'First Steps');
    await visit(page, `/create?game=${slug}&tour=true`);
    const tour = page.getByRole('region', { name: 'Guided tour' });
    await tour.getByText('Step 1 of 7').waitFor();
    await expectNoSeriousAxe(page, '.tour-card');
    for (const step of [2, 3, 4, 5]) {
      await tour.getByRole('button', { name: 'Skip this step' }).click();
      await tour.getByText(`Step ${step} of 7`).waitFor();
    }
    await openEditor(page, slug);
    await tour.getByText('Step 5 of 7').waitFor();
    await page.getByRole('button', { name: 'Add something' }).click();
    await page.getByRole('menuitem', { name: 'Rule', exact: true }).click();
    await tour.getByText('Step 6 of 7').waitFor();
    // A rule without an event is a problem of its own: away with it, so that the game runs.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-tour="play"]').getByRole('button', { name: /^Play/ }).click();
    await tour.getByText('Step 7 of 7').waitFor();
    await page.getByRole('button', { name: /^Stop/ }).first().click();
    await publish(page).click();
    await dialogOf(page)
      .getByRole('button', { name: /^Publish/ })
      .click();
    await page.waitForURL(`**/play/${slug}`);
    await page.getByText(TOAST).first().waitFor();
    await openEditor(page, slug);
    expect(await tour.count()).toBe(0);
  });
});
