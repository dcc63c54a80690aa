import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount, logInPage } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { expectVisible } from './harness/expectVisible.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();
const WINDOW = { width: 1024, height: 700 };

async function findGame(slug: string): Promise<string> {
  const [game] = await queryDatabase(`select id from games where slug = '${slug}'`);
  return String(game?.['id']);
}

async function sendChatText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message / }).fill(text);
  await page.keyboard.press('Enter');
}

it('[RT-15] [QF-03:part] [ST-08] [API-09] asks for the date of birth once, then two browsers chat on the page and in the widget', async () => {
  const gameId = await findGame('arena');
  const [ada, ben] = [await browser.newVisitor(WINDOW), await browser.newVisitor(WINDOW)];
  await createAccount(ada);
  await createAccount(ben);
  await callApi(ben, 'POST', '/api/v1/account/birth-date/', { birthDate: '1990-01-01' });
  await callApi(ben, 'PUT', `/api/v1/games/${gameId}/membership/`);

  await visitPage(ada, `/indie/chat/${gameId}`);
  // Messages are shown at once. The date of birth is asked only when the user wants to write.
  await ada.getByRole('log').waitFor();
  expect(await ada.getByLabel('Date of birth').count()).toBe(0);
  await sendChatText(ada, 'Hello from the page');
  await ada.getByLabel('Date of birth').fill('1991-02-03');
  await ada.getByRole('button', { name: 'Continue' }).click();
  // The message is still in the field, which has the focus.
  await expectVisible(ada.getByRole('textbox', { name: /^Message / }).and(ada.locator(':focus')));
  await ada.keyboard.press('Enter');
  await ada.getByRole('log').getByText('Hello from the page').waitFor();
  expect(await ada.getByRole('button', { name: /^Open chat/ }).count()).toBe(0);

  const cleared = ben.waitForRequest(/\/api\/v1\/clear-chat-open$/);
  await visitPage(ben, '/pricing?openchat');
  const chat = ben.getByRole('complementary', { name: 'Chat' });
  await chat
    .getByRole('button', { name: /Arena|Community/ })
    .first()
    .click();
  await chat.getByText('Hello from the page').waitFor();
  await sendChatText(ben, 'Hello from the widget');
  await ada.getByRole('log').getByText('Hello from the widget').waitFor();
  expect((await cleared).method()).toBe('POST');
  await expectNoSeriousAxe(ada);
  await expectNoSeriousAxe(ben);

  await chat.getByRole('button', { name: 'Minimize chat' }).click();
  await sendChatText(ada, 'Are you there?');
  await ben.getByRole('button', { name: 'Open chat, 1 unread' }).waitFor();

  // The play page does not connect to the chat, so the chat token is requested only after leaving it.
  await ben.evaluate(() => sessionStorage.removeItem('chatToken'));
  const asked: string[] = [];
  ben.on('request', (request) => void (request.url().includes('/chat-auth/') && asked.push(request.url())));
  await visitPage(ben, '/play/arena');
  await ben.getByRole('button', { name: 'Community' }).waitFor();
  expect(asked).toEqual([]);
  const token = ben.waitForRequest(/\/api\/v1\/chat-auth\/$/);
  await ben.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  expect((await token).method()).toBe('GET');
});

it('[CM-04:part] [CM-05:part] a mute and a ban take effect at once in an open page', async () => {
  const gameId = await findGame('blob');
  const moderator = await browser.newVisitor(WINDOW);
  const troll = await browser.newVisitor({ ...WINDOW, expectedErrors: [/403 \(Forbidden\)/] });
  const names = [await createAccount(moderator), await createAccount(troll)].map(({ username }) => username);
  await queryDatabase(
    `update users set birth_date = '1990-01-01' where username in ('${names.join("','")}')`,
  );
  await queryDatabase(
    `insert into game_moderators (game_id, user_id, created_at) select '${gameId}', id, now() from users where username = '${names[0]}'`,
  );
  await visitPage(troll, `/indie/chat/${gameId}`);
  await visitPage(moderator, `/indie/chat/${gameId}`);
  await sendChatText(troll, 'Look at me');
  await moderator.getByRole('log').getByText('Look at me').waitFor();
  const more = moderator.getByRole('button', { name: `More actions for ${names[1]}’s message` });
  await more.click();
  await moderator.getByRole('menuitem', { name: 'Mute for an hour' }).click();
  await troll.getByText('You’re muted in this chat.').waitFor();
  await more.click();
  await moderator.getByRole('menuitem', { name: 'Ban from the game' }).click();
  await troll.getByText(/You are banned from Big Gulp Pond/).waitFor();
  expect(await troll.getByText('Look at me').count()).toBe(0);
});

it('[CM-02] [ST-08:part] [VA-04:part] a friend is messaged from the friends page, and reading the message clears the bell', async () => {
  const [ada, ben] = [await browser.newVisitor(WINDOW), await browser.newVisitor(WINDOW)];
  const [hers, his] = [await createAccount(ada), await createAccount(ben)];
  await queryDatabase(
    `update users set birth_date = '1990-01-01' where username in ('${hers.username}', '${his.username}')`,
  );
  await callApi(ada, 'PUT', `/api/v1/friends/${his.username}/`);
  await callApi(ben, 'PUT', `/api/v1/friends/${hers.username}/`);
  await visitPage(ben, '/pricing');
  const bell = (label: string) => ben.getByRole('banner').getByLabel(label, { exact: true });
  // Mark the friend request as read, so that the bell counts only the message.
  await bell('Notifications, 1 unread').waitFor();
  await callApi(ben, 'POST', '/api/v1/notifications/read/');
  await bell('Notifications').waitFor();

  await visitPage(ada, '/friends');
  await ada.getByRole('link', { name: `Message ${his.username}` }).click();
  const field = ada.getByRole('textbox', { name: /^Message / });
  await field.fill('Are you there?');
  await ada.getByText('14 of 1,000 characters').waitFor({ state: 'attached' });
  await ada.keyboard.press('Enter');
  await ada.getByRole('log').getByText('Are you there?').waitFor();
  await bell('Notifications, 1 unread').waitFor();

  // On another device of the same user, a link in a mail or a push notification opens the chat.
  const phone = await browser.newVisitor(WINDOW);
  await logInPage(phone, his);
  await callApi(ben, 'POST', '/api/v1/chat-open/', { openChatAccountOf: hers.username });
  await visitPage(phone, '/pricing');
  const chat = phone.getByRole('complementary', { name: 'Chat' });
  await chat.getByText('Are you there?').waitFor();
  await bell('Notifications').waitFor();
  await sendChatText(phone, 'Yes!');
  await ada.getByRole('log').getByText('Yes!').waitFor();
  expect(
    await ada
      .getByRole('log')
      .getByText(/Are you there|Yes!/)
      .count(),
  ).toBe(2);
});
