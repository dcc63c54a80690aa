import type { Party } from '@playloom/api-contract';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { VisitorOptions } from './harness/createVisitors.ts';
import { callApi, createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame, findPlayerByName, waitForOwnUnit } from './harness/playTogether.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { readFocusedName, tabTo } from './harness/tabTo.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true, isBare: false });

/** Small, because frames are rendered in software. */
const WINDOW = { width: 640, height: 400 };
/** A part of the width at each side that the bar may cover during a game. */
const SIDE_PART = 0.2;

interface Visit {
  page: Page;
  account: TestAccount;
}

/** An adult, who may write in chats. */
async function signUp(window: VisitorOptions = WINDOW): Promise<Visit> {
  const page = await browser.newVisitor(window);
  const account = await createAccount(page);
  await queryDatabase(`update users set birth_date = '1990-01-01' where username = '${account.username}'`);
  return { page, account };
}

async function readParty(page: Page): Promise<Party> {
  const { data } = await callApi<{ data: Party }>(page, 'GET', '/api/v1/party/');
  return data;
}

async function readLink(page: Page): Promise<string> {
  return new URL((await readParty(page)).link).pathname;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Party' });
const openPanel = (page: Page, members: number) =>
  bar(page)
    .getByRole('button', { name: `Party, ${members} member${members === 1 ? '' : 's'}` })
    .click();

async function expectOutsideMiddle(page: Page): Promise<void> {
  const box = await bar(page).boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width * SIDE_PART);
}

async function expectOnScreen(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!;
  const screen = page.viewportSize()!;
  expect([x >= 0, y >= 0, x + width <= screen.width, y + height <= screen.height]).toEqual(
    Array(4).fill(true),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

it('[PARTY-01] [PARTY-03] [PARTY-07] [PARTY-11] [PARTY-13] [PARTY-18:part] three browsers meet, chat, and follow the leader into one room', async () => {
  const [ada, ben, eve] = [await signUp(), await signUp(), await signUp()];
  await visitPage(ada.page, '/friends');
  await ada.page.getByRole('button', { name: 'Create party' }).click();
  // The panel opens by itself, so that users see what they have created.
  const panel = ada.page.getByRole('region', { name: 'Your party' });
  await panel.getByRole('button', { name: 'Copy invite link' }).waitFor();
  await expectNoSeriousAxe(ada.page);
  await ada.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  // A guest is asked to log in, and comes back to the invitation.
  const link = await readLink(ada.page);
  const guest = await browser.newVisitor(WINDOW);
  await visitPage(guest, link);
  await guest.getByRole('heading', { name: `${ada.account.username} invited you to a party` }).waitFor();
  await guest.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByLabel('Username or email').fill(ben.account.username);
  await dialog.getByLabel('Password', { exact: true }).fill(ben.account.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await guest.getByRole('button', { name: 'Join party' }).click();
  await bar(guest).getByRole('button', { name: 'Party, 2 members' }).waitFor();
  await visitPage(eve.page, link);
  await eve.page.getByRole('button', { name: 'Join party' }).click();
  // The first page learns about it without a reload.
  await bar(ada.page).getByRole('button', { name: 'Party, 3 members' }).waitFor();

  await bar(ada.page).getByRole('button', { name: 'Party chat' }).click();
  await ada.page.getByRole('textbox', { name: /^Message / }).fill('Which game?');
  await ada.page.keyboard.press('Enter');
  await bar(guest).getByRole('button', { name: 'Party chat, 1 unread' }).click();
  await guest.getByRole('log').getByText('Which game?').waitFor();
  await bar(guest).getByRole('button', { name: 'Party chat', exact: true }).waitFor();

  // One member is on a page, and one plays another game.
  await visitPage(guest, '/pricing');
  await enterGame(eve.page, '/play/blob', '');
  await expectOutsideMiddle(eve.page);
  await enterGame(ada.page, '/play/arena', '');
  await expectOutsideMiddle(ada.page);
  for (const page of [guest, eve.page]) {
    const call = page.getByRole('status', { name: 'Party invitation' });
    await call.getByText(`${ada.account.username} is starting`).waitFor();
    await call.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL('**/play/arena**');
    await waitForOwnUnit(page);
    await expect.poll(() => findPlayerByName(page, ada.account.username)).toMatchObject({ isBot: false });
  }
  // The chat works beside the game.
  await bar(eve.page)
    .getByRole('button', { name: /^Party chat/ })
    .click();
  await eve.page.getByRole('log').getByText('Which game?').waitFor();

  await callApi(ada.page, 'DELETE', '/api/v1/party/');
  await bar(ada.page).waitFor({ state: 'detached' });
  await openPanel(guest, 2);
  const self = guest.getByRole('listitem').filter({ hasText: ben.account.username });
  await self.getByRole('img', { name: 'Leader' }).waitFor();
});

it('[PARTY-05] [PARTY-06] [PARTY-19] friends invite each other from the home page, and a removed member learns about it', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  await visitPage(ada.page, '/');
  const section = ada.page
    .getByRole('main')
    .locator('section', { has: ada.page.getByRole('heading', { name: 'Play with friends' }) });
  await section.getByText('No friends yet.').waitFor();
  await callApi(ada.page, 'PUT', `/api/v1/friends/${ben.account.username}/`);
  await callApi(ben.page, 'PUT', `/api/v1/friends/${ada.account.username}/`);
  await visitPage(ben.page, '/');
  await visitPage(ada.page, '/');
  await section.getByRole('button', { name: `Invite to party: ${ben.account.username}` }).click();
  await bar(ada.page).getByRole('button', { name: 'Party, 1 member' }).waitFor();
  await expectNoSeriousAxe(ada.page);
  const text = `${ada.account.username} invited you to a party.`;
  await ben.page.getByRole('status').getByRole('link', { name: text }).click();
  await ben.page.getByRole('button', { name: 'Join party' }).click();
  await openPanel(ada.page, 2);
  await ada.page.getByRole('button', { name: `Remove ${ben.account.username}` }).click();
  await ben.page.getByText('You were removed from the party.').waitFor();
  await bar(ben.page).waitFor({ state: 'detached' });
});

/** Two users in one party. The first one leads it. */
async function gatherTwo(window: VisitorOptions = WINDOW): Promise<[Visit, Visit]> {
  const [ada, ben] = [await signUp(window), await signUp()];
  const { data } = await callApi<{ data: { link: string } }>(ada.page, 'POST', '/api/v1/party/', {});
  await callApi(ben.page, 'POST', `/api/v1/party/invitations/${data.link.split('/').at(-1)}/join/`, {
    leavesOther: false,
  });
  return [ada, ben];
}

it('[PARTY-13] a member who has switched it on follows the leader after a countdown, and can stop it', async () => {
  const [ada, ben] = await gatherTwo();
  await visitPage(ben.page, '/pricing');
  await openPanel(ben.page, 2);
  await ben.page.getByRole('switch', { name: 'Join the leader’s games automatically' }).click();
  await ben.page.keyboard.press('Escape');
  await enterGame(ada.page, '/play/blob', '');
  const call = ben.page.getByRole('status', { name: 'Party invitation' });
  await call.getByText(/^Joining in \d+ s$/).waitFor();
  await call.getByRole('button', { name: 'Not now' }).click();
  await call.waitFor({ state: 'detached' });
  // The leader goes to another game, and the member does not stop the countdown.
  await enterGame(ada.page, '/play/arena', '');
  await ben.page.waitForURL('**/play/arena**');
  await waitForOwnUnit(ben.page);
  await expect.poll(() => findPlayerByName(ben.page, ada.account.username)).toMatchObject({ isBot: false });
});

it('[PARTY-14] [PARTY-16] a leader whose room is full starts a private room together', async () => {
  const [ada, ben] = await gatherTwo();
  const [{ max_players: before }] = (await queryDatabase(
    `select max_players from games where slug = 'nightfall'`,
  )) as [{ max_players: number }];
  await queryDatabase(`update games set max_players = 2 where slug = 'nightfall'`);
  try {
    await enterGame(ada.page, '/play/nightfall', '');
    const stranger = await browser.newVisitor(WINDOW);
    await enterGame(stranger, '/play/nightfall', 'Stranger');
    await expect.poll(() => findPlayerByName(stranger, ada.account.username)).toMatchObject({ isBot: false });
    await openPanel(ada.page, 2);
    const panel = ada.page.getByRole('region', { name: 'Your party' });
    await panel.getByText('The room is full. 1 of 2 joined.').waitFor();
    await panel.getByRole('button', { name: 'Start a private room together' }).click();
    // Ben may still be asked to join the full room before.
    await expect.poll(async () => (await readParty(ada.page)).game?.roomCode).toMatch(/./);
    await visitPage(ben.page, '/pricing');
    const call = ben.page.getByRole('status', { name: 'Party invitation' });
    await call.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.page.waitForURL('**/play/nightfall**');
    await waitForOwnUnit(ben.page);
    await expect.poll(() => findPlayerByName(ben.page, ada.account.username)).toMatchObject({ isBot: false });
    expect(await findPlayerByName(ben.page, 'Stranger')).toBeNull();
    const { game } = await readParty(ben.page);
    expect(game).toMatchObject({ isHere: true, joined: 2, roomCode: expect.stringMatching(/./) });
  } finally {
    await queryDatabase(`update games set max_players = ${before} where slug = 'nightfall'`);
  }
});

it.each([
  { width: 390, height: 844, mobile: true },
  { width: 820, height: 1180, mobile: true },
  { width: 1440, height: 900 },
])('[PARTY-18] the bar works at $width px, on pages and during a game', async (window) => {
  const [{ page }, ben] = await gatherTwo(window);
  const isTouch = window.mobile === true;
  const press = async (button: Locator, name: string): Promise<void> => {
    if (isTouch) return button.tap();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const members = bar(page).getByRole('button', { name: 'Party, 2 members' });
  const panel = page.getByRole('region', { name: 'Your party' });
  const chat = page.getByRole('region', { name: 'Party chat' }).first();

  await visitPage(page, '/pricing');
  await members.waitFor();
  await expectOnScreen(page, bar(page));
  for (const target of await bar(page).getByRole('button').all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const label = (await members.textContent())!.trim();
  await press(members, label);
  await panel.getByText(ben.account.username, { exact: true }).waitFor();
  await expectOnScreen(page, panel);
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => readFocusedName(page)).toBe(label);
  await press(bar(page).getByRole('button', { name: /^Party chat/ }), 'Party chat');
  await chat.getByRole('textbox', { name: /^Message / }).waitFor();
  await expectOnScreen(page, chat);
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'detached' });

  await enterGame(page, '/play/blob', '');
  await members.waitFor();
  await expectOutsideMiddle(page);
  await expectOnScreen(page, bar(page));
  await (isTouch ? members.tap() : members.click());
  await panel.getByRole('button', { name: 'Leave party' }).waitFor();
  await expectOnScreen(page, panel);
  // The panel closes, and the game goes on.
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expectOutsideMiddle(page);
  await members.click();
  await (isTouch
    ? panel.getByRole('button', { name: 'Leave party' }).tap()
    : panel.getByRole('button', { name: 'Leave party' }).click());
  await bar(page).waitFor({ state: 'detached' });
  await waitForOwnUnit(page);
});
