import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ isBare: false });

interface TestVisit {
  page: Page;
  account: TestAccount;
}

async function signUp(): Promise<TestVisit> {
  const page = await browser.newVisitor();
  return { page, account: await createAccount(page) };
}

function bell(page: Page, name: string | RegExp) {
  return page.getByRole('banner').getByRole('button', { name });
}

/** Makes two accounts friends, without a page. */
async function befriend(first: TestVisit, second: TestVisit): Promise<void> {
  await callApi(first.page, 'PUT', `/api/v1/friends/${second.account.username}/`);
  await callApi(second.page, 'PUT', `/api/v1/friends/${first.account.username}/`);
}

it('[EN-07] the browser stores an id, the dismissal of the promotion, the chat token, and what was toasted', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  const profile = ada.page.waitForRequest(/\/set-or-update-profile\//);
  await visitPage(ada.page, '/');
  await ada.page.getByRole('button', { name: 'Dismiss the bootcamp banner' }).click();
  // The id is made shortly before it is sent, when the page is idle.
  const sent: unknown = (await profile).postDataJSON();
  const stored = await ada.page.evaluate(() => ({
    v: localStorage.getItem('v'),
    promo: localStorage.getItem('promoDismissedAt'),
  }));
  expect(sent).toEqual({ v: stored.v });
  expect(Number(stored.promo)).toBeGreaterThan(0);
  await ada.page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);

  await callApi(ben.page, 'PUT', `/api/v1/friends/${ada.account.username}/`);
  const text = `${ben.account.username} sent you a friend request.`;
  await expectVisible(ada.page.getByRole('status').getByRole('link', { name: text }));
  const toasted = await ada.page.evaluate(() => localStorage.getItem('toastedNotifications'));
  const [row] = await queryDatabase(`select id from notifications where text = '${text}'`);
  expect(JSON.parse(toasted ?? '')).toEqual([row?.['id']]);
});

it('[NAV-08] [ST-03:part] [CM-01:part] a friend request reaches the open page at once: badge and toast', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  await visitPage(ada.page, '/');
  expect(await bell(ada.page, 'Notifications').count()).toBe(1);
  // Wait for the chat token, which is stored just before the live connection opens.
  await ada.page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);

  await visitPage(ben.page, `/user/${ada.account.username}`);
  await ben.page.getByRole('button', { name: `Follow ${ada.account.username}` }).click();
  await expectVisible(ben.page.getByRole('button', { name: `Following ${ada.account.username}` }));
  await expectVisible(ben.page.getByText('1 follower'));
  await ben.page.getByRole('button', { name: 'Add friend' }).click();
  await expectVisible(ben.page.getByRole('button', { name: 'Cancel request' }));

  await expectVisible(bell(ada.page, 'Notifications, 1 unread'));
  expect(await ada.page.getByTestId('unread-badge').textContent()).toBe('1');
  const text = `${ben.account.username} sent you a friend request.`;
  await expectVisible(ada.page.getByRole('status').getByRole('link', { name: text }));
});

/** Holds the scripts of pages that are opened from now on. Returns a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Runs in the page. The data of a page arrives, but the end of the response only when the load is aborted. Marks the
 * document when data was read.
 */
function holdEndOfData(): void {
  const load = window.fetch;
  window.fetch = async (url, options) => {
    const response = await load(url, options);
    if (!new URL(response.url).pathname.endsWith('.data')) return response;
    const parts = [await response.bytes()];
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const part = parts.pop();
          if (part) return controller.enqueue(part);
          document.documentElement.dataset['read'] = 'true';
          const signal = options?.signal;
          return new Promise(() => {
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          });
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, response);
  };
}

it('a notification that arrives while another page loads interrupts the load without an error', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  await visitPage(ada.page, '/notifications');
  await ada.page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);
  const letThrough = await holdScripts(ada.page);
  await ada.page.evaluate(holdEndOfData);
  await ada.page.getByRole('banner').getByRole('link', { name: 'Showcase', exact: true }).click();
  await ada.page.locator('html[data-read]').waitFor({ state: 'attached' });
  await callApi(ben.page, 'PUT', `/api/v1/friends/${ada.account.username}/`);
  await expectVisible(bell(ada.page, 'Notifications, 1 unread'));
  letThrough();
  await expectVisible(ada.page.getByRole('heading', { level: 1, name: 'Showcase' }));
});

it('[RT-08:part] [CM-01:part] a request is opened from the list, which marks it as read, and accepted', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  const his = ben.account.username;
  await callApi(ben.page, 'PUT', `/api/v1/friends/${ada.account.username}/`);
  await visitPage(ben.page, '/');
  await visitPage(ada.page, '/notifications');
  await expectVisible(ada.page.getByRole('main').getByText('1 unread', { exact: true }));
  await expectNoSeriousAxe(ada.page);
  await ada.page
    .getByRole('main')
    .getByRole('link', { name: `${his} sent you a friend request.` })
    .click();
  await ada.page.waitForURL('**/friends');
  await bell(ada.page, 'Notifications')
    .and(ada.page.getByLabel('Notifications', { exact: true }))
    .waitFor();
  await ada.page.getByRole('button', { name: `Accept ${his}` }).click();
  await expectVisible(ada.page.getByRole('button', { name: `Remove ${his}` }));
  await expectNoSeriousAxe(ada.page);
  await expectVisible(bell(ben.page, 'Notifications, 1 unread'));
});

it('[CM-01:part] a game is liked and commented on, and the comment deleted', async () => {
  const { page, account } = await signUp();
  const his = account.username;
  await queryDatabase(`update users set birth_date = '1990-01-01' where username = '${his}'`);
  await visitPage(page, '/play/kickoff');
  await page.getByRole('button', { name: /^Liked?, \d+ likes?$/ }).click();
  await expectVisible(page.getByRole('button', { name: /^Liked, / }));
  await page.locator('#comments').scrollIntoViewIfNeeded();
  const comment = `A good one, says ${his}`;
  await page.getByLabel('Your comment').fill(comment);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expectVisible(page.getByRole('listitem').getByText(comment));
  await page.getByRole('button', { name: `Delete ${his}’s comment` }).click();
  await page.getByText(comment).waitFor({ state: 'detached' });
});

it('[CM-01:part] a friend is invited to a game without a link', async () => {
  const [ada, ben] = [await signUp(), await signUp()];
  await befriend(ada, ben);
  await visitPage(ada.page, '/');
  await ada.page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);
  await visitPage(ben.page, '/play/kickoff');
  await ben.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: ada.account.username }).click();
  const invitation = `${ben.account.username} invited you to play Puddle League.`;
  await expectVisible(ada.page.getByRole('status').getByRole('link', { name: invitation }));
  await expectVisible(bell(ada.page, 'Notifications, 2 unread'));
});

it('[RT-08] the list has pages, and all of them are marked as read with one click', async () => {
  const { page, account } = await signUp();
  await queryDatabase(
    `insert into notifications (user_id, kind, text, key, created_at) select u.id, 'system', 'Number ' || n, 'n' || n, now() - n * interval '1 minute' from users u, generate_series(1, 26) n where u.username = '${account.username}'`,
  );
  await visitPage(page, '/notifications');
  await expectVisible(page.getByRole('main').getByText('26 unread', { exact: true }));
  await page.getByRole('link', { name: 'Older' }).click();
  await expectVisible(page.getByText('Number 26'));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expectVisible(page.getByRole('main').getByText('You’re all caught up.'));
  await page.waitForFunction(() => document.querySelector('[data-testid=unread-badge]') === null);
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
