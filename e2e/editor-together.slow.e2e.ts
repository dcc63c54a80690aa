import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { waitForMapCanvas } from './harness/editorSteps.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

const LAYER = 'Layer 5';
const canvas = (page: Page) => page.getByRole('application', { name: 'Map' });
const layer = (page: Page) => page.getByRole('group', { name: LAYER, exact: true });
const people = (page: Page) => page.getByRole('list', { name: 'People in this game' });
const brush = (page: Page) => page.getByRole('button', { name: 'Brush', exact: true });
const title = (page: Page) => page.getByLabel('Game title');
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'History' }).getByRole('button', { name });

async function makeGame(page: Page): Promise<{ _id: string; gameSlug: string }> {
  const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title: 'Ours', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  );
  return data;
}

async function openEditor(page: Page, gameSlug: string): Promise<void> {
  await visitPage(page, `/create?game=${gameSlug}`);
  await waitForMapCanvas(page);
}

/** Returns the page coordinates of a point on the canvas. `x` and `y` are fractions of its size. */
async function readPosition(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await canvas(page).boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

async function moveTo(page: Page, x: number, y: number): Promise<void> {
  const at = await readPosition(page, x, y);
  await page.mouse.move(at.x, at.y);
}

/** Reads the tile column under the mouse from the status bar. */
async function readColumn(page: Page): Promise<number> {
  const words = await page.locator('#ed-status').textContent();
  return Number(/Tile (\d+),/.exec(words ?? '')?.[1]);
}

async function expectCount(page: Page, count: number): Promise<void> {
  await expect.poll(() => layer(page).locator('.ed-count').textContent()).toBe(String(count));
}

/** Waits until the map shows the pointer of the other user at this position. */
async function expectPointer(seenBy: Page, name: string, at: { x: number; y: number }): Promise<void> {
  const pointer = seenBy.locator('.map-person').filter({ hasText: name });
  await expect
    .poll(async () => {
      const box = await pointer.boundingBox();
      return box === null ? Infinity : Math.hypot(box.x - at.x, box.y - at.y);
    })
    .toBeLessThan(5);
}

/** Chooses a role in the share dialog, which stays open. */
async function chooseRole(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(`${name}’s role`).selectOption(role);
}

interface Team {
  owner: Page;
  ownerName: string;
  friend: Page;
  friendName: string;
  game: { _id: string; gameSlug: string };
}

/** Creates a game with an owner and an editor, both of whom have it open. */
async function openTogether(): Promise<Team> {
  const owner = await browser.newVisitor({ expectedErrors: [/status of 404/] });
  const { username: ownerName } = await createAccount(owner);
  const game = await makeGame(owner);
  const friend = await browser.newVisitor();
  const { username: friendName } = await createAccount(friend);
  await callApi(owner, 'POST', `/api/v1/games/${game._id}/collaborators/`, {
    username: friendName,
    role: 'editor',
  });
  await openEditor(owner, game.gameSlug);
  await openEditor(friend, game.gameSlug);
  await people(owner).getByText(friendName).waitFor();
  return { owner, ownerName, friend, friendName, game };
}

/** Adds a layer and takes the brush on both pages. */
async function takeBrushes({ owner, friend }: Team): Promise<void> {
  await owner.getByRole('button', { name: 'Add layer' }).click();
  await layer(friend).getByRole('button', { name: LAYER, exact: true }).click();
  for (const page of [owner, friend]) {
    await canvas(page).focus();
    await page.keyboard.press('b');
  }
}

async function openShareDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog');
}

it('[ED-17:part] an invite link says what it is for, and adds a person with an account to the game', async () => {
  const owner = await browser.newVisitor();
  const { username: ownerName } = await createAccount(owner);
  const { gameSlug } = await makeGame(owner);
  await openEditor(owner, gameSlug);
  const dialog = await openShareDialog(owner);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('Invite link').inputValue());
  await dialog.getByRole('button', { name: 'Open test room' }).click();
  await expectVisible(dialog.getByText('Room code'));
  await expectNoSeriousAxe(owner, '[role="dialog"]');
  await owner.keyboard.press('Escape');

  const friend = await browser.newVisitor();
  await visitPage(friend, link.pathname + link.search);
  await expectVisible(friend.getByRole('heading', { name: 'You’re invited to build a game' }));
  const { username: friendName } = await createAccount(friend);
  await visitPage(friend, link.pathname + link.search);
  await friend.waitForURL(new RegExp(`game=${gameSlug}`));
  await waitForMapCanvas(friend);
  await expectVisible(people(owner).getByText(friendName));
  await expectVisible(people(friend).getByText(ownerName));
});

it('[ED-12] [ED-09:part] two people see each other’s pointers, selections and edits, and undo only their own', async () => {
  const team = await openTogether();
  const { owner, ownerName, friend, friendName } = team;
  await expectVisible(people(friend).getByText(ownerName));
  await moveTo(friend, 0.5, 0.4);
  await expectPointer(owner, friendName, await readPosition(owner, 0.5, 0.4));
  await moveTo(owner, 0.6, 0.7);
  await expectPointer(friend, ownerName, await readPosition(friend, 0.6, 0.7));
  await canvas(friend).focus();
  await friend.keyboard.press('Control+a');
  await owner.locator('.map-held').first().waitFor();
  await friend.keyboard.press('Escape');
  await owner.locator('.map-held').first().waitFor({ state: 'detached' });

  // Both paint a row in the same map chunk, alternating.
  await takeBrushes(team);
  const rows = [
    [owner, 0.4],
    [friend, 0.6],
  ] as const;
  for (const [page, y] of rows) {
    await moveTo(page, 0.4, y);
    await page.mouse.down();
  }
  const first = await readColumn(owner);
  for (const x of [0.45, 0.5, 0.55, 0.6]) for (const [page, y] of rows) await moveTo(page, x, y);
  for (const [page] of rows) await page.mouse.up();
  await expectVisible(people(owner).getByText(`painting ${LAYER}`));
  const count = 2 * ((await readColumn(owner)) - first + 1);
  expect(count).toBeGreaterThan(4);
  for (const [page] of rows) await expectCount(page, count);
  await owner.keyboard.press('Control+z');
  for (const [page] of rows) await expectCount(page, count / 2);
  await owner.keyboard.press('Control+Shift+z');
  for (const [page] of rows) await expectCount(page, count);

  for (const [page] of rows) await saved(page).waitFor();
  await friend.reload();
  await waitForMapCanvas(friend);
  await expectCount(friend, count);
});

it('[ED-09] the history lists the steps of everyone, and jumps between those of the user', async () => {
  const team = await openTogether();
  const { owner, ownerName, friend, friendName } = team;
  await takeBrushes(team);
  for (const [page, y] of [
    [owner, 0.4],
    [friend, 0.6],
  ] as const) {
    await moveTo(page, 0.4, y);
    await page.mouse.down();
    await page.mouse.up();
  }
  await expectCount(owner, 2);
  await title(owner).fill('Ours Now');
  await title(owner).press('Enter');
  await owner.getByRole('button', { name: 'Add to the game' }).click();
  await owner.getByRole('menuitem', { name: 'Unit', exact: true }).click();
  const unit = owner.getByRole('treeitem', { name: 'New unit' });
  await unit.waitFor();
  await expect.poll(() => title(friend).inputValue()).toBe('Ours Now');
  await owner.getByRole('button', { name: 'History', exact: true }).click();
  await step(owner, `Paint on ${LAYER}`).click();
  await unit.waitFor({ state: 'detached' });
  expect(await title(owner).inputValue()).toBe('Ours');
  await expectCount(friend, 2);
  await step(owner, 'Add a unit').click();
  await unit.waitFor();
  expect(await title(owner).inputValue()).toBe('Ours Now');
  await owner.getByRole('radio', { name: 'All changes' }).click();
  const log = owner.getByRole('region', { name: 'History' }).getByRole('listitem');
  await log
    .filter({ hasText: friendName })
    .filter({ hasText: `Paint on ${LAYER}` })
    .waitFor();
  await log.filter({ hasText: ownerName }).filter({ hasText: 'Rename game to Ours Now' }).waitFor();

  for (const page of [owner, friend]) await saved(page).waitFor();
  await friend.reload();
  await waitForMapCanvas(friend);
  expect(await title(friend).inputValue()).toBe('Ours Now');
});

it('[ED-17] the owner makes a person a viewer, removes them, invites them by name, and hands the game over', async () => {
  const { owner, ownerName, friend, friendName, game } = await openTogether();
  const dialog = await openShareDialog(owner);
  await chooseRole(owner, friendName, 'viewer');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectVisible(friend.getByText('You can look around and playtest'));
  expect(await brush(friend).getAttribute('aria-disabled')).toBe('true');
  await brush(friend).press('Enter');
  await expectVisible(friend.getByText('You can only view this game.'));
  expect(await brush(friend).getAttribute('aria-pressed')).toBe('false');
  expect(await friend.getByRole('button', { name: 'Add layer' }).isDisabled()).toBe(true);

  await chooseRole(owner, friendName, 'remove');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectVisible(friend.getByText('it is no longer shared with you').first());
  await dialog.getByLabel('Username to invite').fill('no_such_user');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expectVisible(dialog.getByText('User not found'));
  await dialog.getByLabel('Username to invite').fill(friendName);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expectVisible(dialog.getByLabel(`${friendName}’s role`));

  // The new owner changes roles and gets the edit link on the play page.
  await chooseRole(owner, friendName, 'transfer');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click();
  await expectVisible(dialog.getByRole('button', { name: 'Leave' }));
  await callApi(friend, 'POST', `/api/v1/games/${game._id}/draft/publish/`, { notes: '' });
  const stranger = await browser.newVisitor();
  await visitPage(stranger, `/play/${game.gameSlug}`);
  await stranger.getByRole('heading', { name: 'Ours' }).waitFor();
  expect(await stranger.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  await visitPage(friend, `/play/${game.gameSlug}`);
  await friend.getByRole('link', { name: 'Edit', exact: true }).click();
  await friend.waitForURL(`**/create?game=${game.gameSlug}`);
  // The play page has a Share button too.
  await waitForMapCanvas(friend);
  await openShareDialog(friend);
  await chooseRole(friend, ownerName, 'viewer');
  await expectVisible(owner.getByText('You can look around and playtest'));
});
