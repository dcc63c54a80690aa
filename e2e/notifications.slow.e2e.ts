import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ isBare: false });

async function signUp(): Promise<{ page: Page; account: TestAccount }> {
  const page = await browser.newVisitor();
  return { page, account: await createAccount(page) };
}

function bell(page: Page, name: string | RegExp) {
  return page.getByRole('banner').getByRole('button', { name });
}

it('[NAV-08] [ST-03:part] [RT-08] [EN-07] [CM-01:part] a friend request reaches the open page at once: badge, one toast, list, read', async () => {
  const ada = await signUp();
  const ben = await signUp();
  const his = ben.account.username;
  const profile = ada.page.waitForRequest(/\/set-or-update-profile\//);
  await visitPage(ada.page, '/');
  await ada.page.getByRole('button', { name: 'Dismiss the bootcamp banner' }).click();
  const stored = await ada.page.evaluate(() => ({
    v: localStorage.getItem('v'),
    promo: localStorage.getItem('promoDismissedAt'),
  }));
  expect((await profile).postDataJSON()).toEqual({ v: stored.v });
  expect(Number(stored.promo)).toBeGreaterThan(0);
  expect(await bell(ada.page, 'Notifications').count()).toBe(1);
  // Wait for the chat token, which is stored just before the live connection opens.
  await ada.page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);

  await visitPage(ben.page, `/user/${ada.account.username}`);
  await ben.page.getByRole('button', { name: `Follow ${ada.account.username}` }).click();
  await ben.page.getByRole('button', { name: `Following ${ada.account.username}` }).waitFor();
  await ben.page.getByText('1 follower').waitFor();
  await ben.page.getByRole('button', { name: 'Add friend' }).click();
  await ben.page.getByRole('button', { name: 'Cancel request' }).waitFor();

  await bell(ada.page, 'Notifications, 1 unread').waitFor();
  expect(await ada.page.getByTestId('unread-badge').textContent()).toBe('1');
  const text = `${his} sent you a friend request.`;
  await ada.page.getByRole('status').getByRole('link', { name: text }).waitFor();
  const toasted = await ada.page.evaluate(() => localStorage.getItem('toastedNotifications'));
  const [row] = await queryDatabase(`select id from notifications where text = '${text}'`);
  expect(JSON.parse(toasted ?? '')).toEqual([row?.['id']]);

  await visitPage(ada.page, '/notifications');
  await ada.page.getByRole('main').getByText('1 unread', { exact: true }).waitFor();
  await expectNoSeriousAxe(ada.page);
  await ada.page.getByRole('main').getByRole('link', { name: text }).click();
  await ada.page.waitForURL('**/friends');
  await bell(ada.page, 'Notifications')
    .and(ada.page.getByLabel('Notifications', { exact: true }))
    .waitFor();
  await ada.page.getByRole('button', { name: `Accept ${his}` }).click();
  await ada.page.getByRole('button', { name: `Remove ${his}` }).waitFor();
  await expectNoSeriousAxe(ada.page);
  await bell(ben.page, 'Notifications, 1 unread').waitFor();

  // Like and comment on a game.
  await queryDatabase(`update users set birth_date = '1990-01-01' where username = '${his}'`);
  await visitPage(ben.page, '/play/kickoff');
  const like = ben.page.getByRole('button', { name: /^Liked?, \d+ likes?$/ });
  await like.click();
  await ben.page.getByRole('button', { name: /^Liked, / }).waitFor();
  await ben.page.locator('#comments').scrollIntoViewIfNeeded();
  const comment = `A good one, says ${his}`;
  await ben.page.getByLabel('Your comment').fill(comment);
  await ben.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await ben.page.getByRole('listitem').getByText(comment).waitFor();
  await ben.page.getByRole('button', { name: `Delete ${his}’s comment` }).click();
  await ben.page.getByText(comment).waitFor({ state: 'detached' });

  // A friend is invited without a link.
  await ben.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: ada.account.username }).click();
  const invitation = `${his} invited you to play Puddle League.`;
  await ada.page.getByRole('status').getByRole('link', { name: invitation }).waitFor();
  await bell(ada.page, 'Notifications, 1 unread').waitFor();

  // Notifications on more than one page are marked as read with one click.
  await queryDatabase(
    `insert into notifications (user_id, kind, text, key, created_at) select u.id, 'system', 'Number ' || n, 'n' || n, now() - n * interval '1 minute' from users u, generate_series(1, 25) n where u.username = '${his}'`,
  );
  await visitPage(ben.page, '/notifications');
  await ben.page.getByRole('main').getByText('26 unread', { exact: true }).waitFor();
  await ben.page.getByRole('link', { name: 'Older' }).click();
  await ben.page.getByText('Number 25').waitFor();
  await ben.page.getByRole('button', { name: 'Mark all as read' }).click();
  await ben.page.getByRole('main').getByText('You’re all caught up.').waitFor();
  await ben.page.waitForFunction(() => document.querySelector('[data-testid=unread-badge]') === null);
});

it('[ST-06:part] [QF-06] the service worker shows a push notification with the text for the signed-in user', async () => {
  // Chromium logs this error in incognito profiles. The test delivers the push message through DevTools.
  const page = await browser.newVisitor({ expectedErrors: [/does not support the Push API in incognito/] });
  const account = await createAccount(page);
  await page.context().grantPermissions(['notifications']);
  await visitPage(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const origin = new URL(page.url()).origin;
  const [row] = await queryDatabase(
    `insert into notifications (user_id, kind, text, href, key, created_at) select id, 'system', 'Only for you', '/friends', 'push', now() from users where username = '${account.username}' returning id`,
  );
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  // Play pages show no toasts, so the worker shows a notification.
  await page.goto('/play/arena');
  const data = JSON.stringify({ id: row?.['id'] });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const readShown = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(readShown).toEqual(['Playloom: Only for you']);
  await page.context().clearPermissions();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

function isOver(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

it.each([
  { width: 390, height: 844 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
])('a toast covers neither the navigation nor the title, at $width pixels', async (size) => {
  const page = await browser.newVisitor(size);
  const { username } = await createAccount(page);
  const friend = await signUp();
  await visitPage(page, '/friends');
  await page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);
  await visitPage(friend.page, `/user/${username}`);
  await friend.page.getByRole('button', { name: 'Add friend' }).click();
  const toast = page.locator('.pl-toast', { hasText: 'sent you a friend request.' });
  await toast.waitFor();
  const parts = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })];
  const covers = async () => {
    const over = await boxOf(toast);
    const boxes = await Promise.all(parts.map(boxOf));
    return boxes.map((box) => isOver(over, box));
  };
  // Poll, because the page makes room for the toast one frame after it appears.
  await expect.poll(covers).toEqual([false, false]);
});
