import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage, waitForScript } from './harness/visitPage.ts';

const browser = openBrowser();

const player = { get: 'triggeringPlayer' };
const HAT_SHOP = {
  format: 1,
  settings: { title: 'Hat shop' },
  rules: [
    {
      id: 'offer',
      name: 'Offer',
      when: { when: 'playerJoins' },
      do: [{ do: 'offerForCoins', player, item: 'Golden hat', price: 50 }],
    },
    {
      id: 'thank',
      name: 'Thank',
      when: { when: 'playerBuysForCoins', item: 'Golden hat' },
      do: [
        { do: 'setScreenText', text: 'Thank you', place: 'top', player },
        { do: 'offerForCoins', player, item: 'Silver hat', price: 20 },
      ],
    },
  ],
};

async function publishHatShop(page: Page): Promise<{ gameSlug: string }> {
  const { data: game } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/adopt',
    { title: 'Hat shop', document: HAT_SHOP },
  );
  await callApi(page, 'POST', `/api/v1/games/${game._id}/draft/publish/`, {});
  return game;
}

async function play(page: Page, gameSlug: string): Promise<void> {
  await visitPage(page, `/play/${gameSlug}`);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
}

it('[RT-11:page] a user buys coins in the sandbox and sends some; both users see it at once in ledger and navigation bar', async () => {
  const [hers, his] = [
    await browser.newVisitor({ width: 1440, height: 900 }),
    await browser.newVisitor({ width: 390, height: 844, mobile: true }),
  ];
  const [ada, ben] = [await createAccount(hers), await createAccount(his)];
  await visitPage(his, `/user/${ben.username}/coins/summary/`);
  await his.getByRole('heading', { name: 'No transactions yet' }).waitFor();
  await expectNoSeriousAxe(his);

  await visitPage(hers, `/user/${ada.username}/coins/summary/`);
  await hers.getByRole('button', { name: 'Buy for $1.99' }).click();
  await hers.getByText('no card is needed').waitFor();
  await expectNoSeriousAxe(hers);
  await hers.getByRole('button', { name: 'Pay with test money' }).click();
  await hers.getByRole('heading', { level: 1, name: 'Your coins' }).waitFor();
  await hers.getByRole('cell', { name: 'Bought Pouch: 1,000 coins' }).waitFor();
  expect(await hers.getByTestId('balance').textContent()).toBe('1,000');
  await hers.getByRole('button', { name: '1,000 coins' }).waitFor();

  const gift = hers.getByRole('region', { name: 'Send coins' });
  await gift.getByLabel('To').fill(ben.username);
  await gift.getByLabel('Coins').fill('1e3');
  await gift.getByRole('button', { name: 'Send' }).click();
  await gift.getByText('Enter a whole number of coins.').waitFor();
  await gift.getByLabel('Coins').fill('250');
  await gift.getByRole('button', { name: 'Send' }).click();
  await hers.getByRole('cell', { name: `Sent to ${ben.username}` }).waitFor();
  await hers.getByRole('button', { name: '750 coins' }).waitFor();
  await expectNoSeriousAxe(hers);

  // His page updates without a reload.
  await his.getByText(`Received from ${ada.username}`).waitFor();
  await his.getByTestId('balance').getByText('250').waitFor();
  expect(
    await his.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
});

it('[CO-03] [RT-11] [EN-01] a game makes an offer, the room gets the purchase, and both ledgers show it', async () => {
  const [hers, his] = [
    await browser.newVisitor({ width: 1440, height: 900, expectedErrors: [/status of 40[13]/] }),
    await browser.newVisitor({ width: 1440, height: 900 }),
  ];
  const [ada, ben] = [await createAccount(hers), await createAccount(his)];
  const game = await publishHatShop(hers);
  const { data: order } = await callApi<{ data: { url: string } }>(
    his,
    'POST',
    '/api/v1/payments/checkout/',
    {
      kind: 'pack',
      id: 'pouch',
    },
  );
  await callApi(his, 'POST', `/api/v1/payments/orders/${order.url.split('/').at(-1)}/sandbox/`);

  await play(his, game.gameSlug);
  const dialog = his.getByRole('dialog', { name: 'Buy Golden hat?' });
  await dialog.getByText('50 coins').waitFor();
  await expectNoSeriousAxe(his);
  await dialog.getByRole('button', { name: 'Buy' }).click();
  const next = his.getByRole('dialog', { name: 'Buy Silver hat?' });
  await next.getByRole('button', { name: 'No, thanks' }).click();
  await his.locator('.hud-text', { hasText: 'Thank you' }).waitFor();

  await visitPage(his, `/user/${ben.username}/coins/summary/`);
  await his.getByRole('cell', { name: 'Bought Golden hat' }).waitFor();
  expect(await his.getByTestId('balance').textContent()).toBe('950');
  await visitPage(hers, `/user/${ada.username}/coins/summary/`);
  await hers.getByRole('cell', { name: `${ben.username} bought Golden hat` }).waitFor();
  expect(await hers.getByTestId('balance').textContent()).toBe('45');
  await hers.getByRole('region', { name: 'Balance' }).getByText('(worth $0.05)').waitFor();
  const sale = hers.getByRole('row').filter({ hasText: `${ben.username} bought Golden hat` });
  expect(await sale.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['+45', '45']));
  const earnings = hers.getByRole('region', { name: 'Earnings' });
  await earnings.getByRole('listitem').filter({ hasText: 'Hat shop' }).getByText('1 sale').waitFor();

  // The cached user equals the response of the API, field by field.
  const { data: user } = await callApi<{ data: unknown }>(hers, 'GET', '/api/v1/user/');
  expect(user).toMatchObject({ coins: 45, local: { username: ada.username } });
  expect(await hers.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? ''))).toEqual(user);

  // Other users cannot see his coins.
  const notHers = await visitPage(hers, `/user/${ben.username}/coins/summary/`);
  expect(notHers?.status()).toBe(403);
  await hers.getByRole('heading', { name: 'This page is private' }).waitFor();
  await callApi(hers, 'POST', '/api/v1/logout/');
  await visitPage(hers, `/user/${ben.username}/coins/summary/`);
  await hers.getByRole('heading', { name: 'Log in to see your coins' }).waitFor();
  expect(await hers.getByTestId('balance').count()).toBe(0);
});

it('[CO-03:page] a guest learns that an offer needs an account; a player without enough coins buys some and returns to the offer', async () => {
  const [hers, his, guest] = [
    await browser.newVisitor({ width: 1440, height: 900 }),
    await browser.newVisitor({ width: 1440, height: 900 }),
    await browser.newVisitor({ width: 390, height: 844, mobile: true }),
  ];
  await createAccount(hers);
  await createAccount(his);
  const { gameSlug } = await publishHatShop(hers);

  await play(guest, gameSlug);
  const shown = guest.getByRole('dialog', { name: 'Buy Golden hat?' });
  await shown.getByText('To buy this, you need coins and a free account.').waitFor();
  await expectNoSeriousAxe(guest);
  expect(await shown.getByRole('button', { name: 'Buy', exact: true }).count()).toBe(0);
  await shown.getByRole('button', { name: 'Sign Up' }).click();
  await guest.getByRole('dialog', { name: 'Sign Up' }).waitFor();

  await play(his, gameSlug);
  const dialog = his.getByRole('dialog', { name: 'Buy Golden hat?' });
  await dialog.getByText('You need 50 more coins.').waitFor();
  const opened = his.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Get coins' }).click();
  const shop = await opened;
  await waitForScript(shop);
  await shop.getByRole('button', { name: 'Buy for $1.99' }).click();
  await shop.getByRole('button', { name: 'Pay with test money' }).click();
  const closed = shop.waitForEvent('close');
  await shop.getByRole('button', { name: 'Back to your game' }).click();
  await closed;
  await dialog.getByText('You have 1,000 coins.').waitFor();
  await dialog.getByRole('button', { name: 'Buy', disabled: false }).click();
  await his.locator('.hud-text', { hasText: 'Thank you' }).waitFor();
});
