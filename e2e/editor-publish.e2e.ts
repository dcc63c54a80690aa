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

  it('[ED-11:part] keeps versions by name, compares and restores them; undo takes it back', async () => {
    const page = await browser.newVisitor();
    await createAccount(page);
    await openEditor(page, await makeGame(page, 'Before'));
    const openVersions = async () => {
      await page.getByRole('button', { name: 'Game menu' }).click();
      await page.getByRole('menuitem', { name: /Versions/ }).click();
    };
    await openVersions();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Name of the version').fill('The calm');
    await dialog.getByRole('button', { name: 'Keep it as it is now' }).click();
    await dialog.getByRole('button', { name: 'Restore The calm' }).waitFor();
    await page.keyboard.press('Escape');
    await rename(page, 'After');
    await openVersions();
    await dialog.getByRole('button', { name: 'Compare The calm with now' }).click();
    await dialog.getByText(/1 change: 1 changed/).waitFor();
    await expectNoSeriousAxe(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Restore The calm' }).click();
    await dialog.waitFor({ state: 'detached' });
    const title = page.getByLabel('Title of the game');
    await expect.poll(() => title.inputValue()).toBe('Before');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => title.inputValue()).toBe('After');
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

describe('sharing', () => {
  it('[ED-17:part] [ED-18:part] invites by link and by name, hands the game over; a test room has a link', async () => {
    const owner = await browser.newVisitor();
    const ownerAccount = await createAccount(owner);
    const slug = await makeGame(owner, 'Ours');
    await openEditor(owner, slug);
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = dialogOf(owner);
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link that makes collaborators').inputValue();
    await dialog.getByRole('button', { name: 'Open a test room' }).click();
    await dialog.getByText('Room code').waitFor();
    // The server of the tests is on this machine alone, and says so instead of a code that leads nowhere.
    await dialog.getByText('HOST=0.0.0.0').waitFor();
    await expectNoSeriousAxe(owner, '[role="dialog"]');

    const friend = await browser.newVisitor({ expectedErrors: [/status of 404/] });
    await visit(friend, new URL(link).pathname + new URL(link).search);
    await friend.getByRole('heading', { name: 'Somebody wants to build a game with you' }).waitFor();
    const { username } = await createAccount(friend);
    await visit(friend, new URL(link).pathname + new URL(link).search);
    await friend.waitForURL(new RegExp(`game=${slug}`));
    await friend.getByRole('navigation', { name: 'Game' }).waitFor();

    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByLabel(`What ${username} may do`).selectOption('transfer');
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Hand it over' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).waitFor();
    await visit(friend, '/create');
    await friend.getByRole('link', { name: 'Ours' }).waitFor();

    await friend.getByRole('button', { name: 'More about Ours' }).click();
    await friend.getByRole('menuitem', { name: 'Share…' }).click();
    const people = dialogOf(friend);
    await people.getByLabel(`What ${ownerAccount.username} may do`).selectOption('viewer');
    await people.getByLabel('User name of whom to invite').fill('nobody_of_this_name');
    await people.getByRole('button', { name: 'Invite' }).click();
    await people.getByText('no user of this name').waitFor();
    await owner.getByText('To change it, ask its owner').waitFor();
  });
});
