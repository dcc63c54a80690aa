import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { promoteToOperator } from './harness/promoteToOperator.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { playButton } from './harness/playSteps.ts';
import {
  enterGame,
  findPlayerByName,
  readPagePlay,
  sendChatMessage,
  waitForOwnUnit,
} from './harness/playTogether.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

/** Small, because frames are rendered in software. */
const WINDOW = { width: 480, height: 320 };
/** A close code that the client treats as a lost connection. */
const LOST_CODE = 4999;

/**
 * Games that every run plays. Only the long run plays all games, because software rendering makes that take minutes.
 */
const IN_EVERY_RUN = ['arena'];

interface Plan {
  /** All players start in view of each other. */
  isTogether?: true;
  /** Starts to move the unit. */
  walk(page: Page): Promise<void>;
  /** Performs an action that is typical for this game and checks its effect. */
  act(page: Page, other: Page): Promise<void>;
}

function hold(...keys: string[]): Plan['walk'] {
  return async (page) => {
    for (const key of keys) await page.keyboard.down(key);
  };
}

async function pointTo(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(WINDOW.width * x, WINDOW.height * y);
}

function readScores(page: Page): Promise<number> {
  return readPagePlay(page).then(({ players }) => players.reduce((sum, { score }) => sum + score, 0));
}

/** Waits until a player has scored, in both browsers. */
async function waitForScore(page: Page, other: Page): Promise<void> {
  await expect.poll(() => readScores(page)).toBeGreaterThan(0);
  await expect.poll(() => readScores(other)).toBeGreaterThan(0);
}

const games: Record<string, Plan> = {
  arena: {
    walk: hold('d'),
    async act(page, other) {
      await pointTo(page, 0.9, 0.5);
      await page.mouse.down();
      await waitForScore(page, other);
      for (const one of [page, other])
        await one.getByRole('list', { name: 'Kill feed' }).getByRole('listitem').first().waitFor();
      await page.mouse.up();
    },
  },
  blob: {
    walk: (page) => pointTo(page, 0.95, 0.5),
    async act(page) {
      const { attributes } = await readPagePlay(page);
      const corners = [0.05, 0.95].flatMap((x) => [0.05, 0.95].map((y) => [x, y] as const));
      let turns = 0;
      // Try all four directions, because one of them leads to food from any start position.
      await expect
        .poll(async () => {
          const [x, y] = corners[Math.floor((turns += 1) / 20) % corners.length]!;
          await pointTo(page, x, y);
          return (await readPagePlay(page)).attributes['mass'];
        })
        .not.toBe(attributes['mass']);
    },
  },
  skyline: {
    isTogether: true,
    walk: hold('d', 'w'),
    async act(page) {
      const { y } = await readPosition(page);
      await page.keyboard.up('w');
      await page.keyboard.press('w', { delay: 200 });
      await expect.poll(async () => (await readPosition(page)).y).not.toBe(y);
    },
  },
  kickoff: {
    isTogether: true,
    walk: hold('w'),
    async act(page) {
      await page.keyboard.down('Shift');
      await expect.poll(async () => (await readPagePlay(page)).attributes['breath']).toBeLessThan(100);
      await page.keyboard.up('Shift');
    },
  },
  nightfall: {
    isTogether: true,
    walk: hold('a'),
    async act(page) {
      expect((await readPagePlay(page)).items.length).toBeGreaterThan(0);
      await page.locator('.hud-match-clock').waitFor();
    },
  },
  harbour: {
    isTogether: true,
    walk: hold('s'),
    async act(page) {
      await page.keyboard.press('l');
      const log = page.frameLocator('iframe').getByRole('heading', { name: 'Your log' });
      await log.waitFor();
      // Dispatch the event instead of clicking. A click can miss a frame that has just appeared and runs in another
      // process.
      await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).dispatchEvent('click');
      await log.waitFor({ state: 'detached' });
    },
  },
  'harbour-island': {
    isTogether: true,
    walk: hold('s'),
    async act(page) {
      expect((await readPagePlay(page)).players.length).toBeGreaterThan(2);
    },
  },
};

async function readPosition(page: Page): Promise<{ x: number; y: number }> {
  const { me, players } = await readPagePlay(page);
  return players.find(({ id }) => id === me)?.at ?? { x: Number.NaN, y: Number.NaN };
}

/** Waits until Ben sees Ada at her own position. */
async function expectSameView(ada: Page, ben: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [own, seen] = [await readPosition(ada), (await findPlayerByName(ben, 'Ada'))?.at];
      return seen ? Math.abs(own.x - seen.x) + Math.abs(own.y - seen.y) : Number.NaN;
    })
    .toBeLessThan(0.5);
}

/** Lets two players enter the game. Ada is a guest. Ben has an account and is old enough to chat. */
async function enterBoth(slug: string): Promise<{ ada: Page; ben: Page; hisName: string }> {
  const ada = await browser.newVisitor(WINDOW);
  const ben = await browser.newVisitor(WINDOW);
  const { username: hisName } = await createAccount(ben);
  await callApi(ben, 'POST', '/api/v1/account/birth-date/', { birthDate: '1990-01-01' });
  await enterGame(ada, `/play/${slug}`, 'Ada');
  await enterGame(ben, `/play/${slug}`, hisName);
  return { ada, ben, hisName };
}

describe.each(inject('long') ? Object.keys(games) : IN_EVERY_RUN)('two browsers in %s', (slug) => {
  it(`[MP-01] see each other and move, chat, play and come back after a reload (${slug})`, async () => {
    const { ada, ben, hisName } = await enterBoth(slug);
    await expect.poll(() => findPlayerByName(ada, hisName)).not.toBeNull();
    await expect.poll(() => findPlayerByName(ben, 'Ada')).not.toBeNull();

    const before = await readPosition(ada);
    await games[slug]!.walk(ada);
    await expect
      .poll(async () => {
        const { x, y } = await readPosition(ada);
        return Math.abs(x - before.x) + Math.abs(y - before.y);
      })
      .toBeGreaterThan(1);
    for (const key of ['a', 'd', 's', 'w']) await ada.keyboard.up(key);
    if (games[slug]!.isTogether) await expectSameView(ada, ben);

    await sendChatMessage(ben, `Hello from ${slug}`);
    await ada.getByText(`Hello from ${slug}`).first().waitFor();

    await games[slug]!.act(ada, ben);

    await ada.reload();
    await playButton(ada).click();
    await waitForOwnUnit(ada);
    await expect.poll(() => findPlayerByName(ada, hisName)).not.toBeNull();
  });
});

it('[MP-04] a lost connection shows Reconnecting… and keeps unit, score, and inventory', async () => {
  const page = await browser.newVisitor(WINDOW);
  const sockets: WebSocketRoute[] = [];
  const shown = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/rooms\//, async (socket) => {
    // On one machine, the second connection would often open before the test can see the notice.
    if (sockets.push(socket) > 1) await shown.promise;
    socket.connectToServer();
  });
  await enterGame(page, '/play/nightfall', 'Cleo');
  const { me, items, players } = await readPagePlay(page);
  const { team, score } = players.find(({ id }) => id === me)!;

  await sockets[0]!.close({ code: LOST_CODE });
  await page.getByText('Reconnecting…').first().waitFor();
  shown.resolve();
  await expect.poll(() => sockets.length).toBe(2);
  await page.getByText('Reconnecting…').first().waitFor({ state: 'detached' });
  await waitForOwnUnit(page);

  const after = await readPagePlay(page);
  expect([after.me, after.items]).toEqual([me, items]);
  expect(after.players.find(({ id }) => id === me)).toMatchObject({ name: 'Cleo', team, score });
});

it('[MP-04] a silent connection shows Reconnecting… and continues over a second one', async () => {
  const page = await browser.newVisitor(WINDOW);
  const connection = { isSilent: false, opened: 0 };
  const shown = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/rooms\//, async (socket) => {
    const isFirst = connection.opened === 0;
    connection.opened += 1;
    // Delay the second connection. On one machine it would open before the test can see the notice.
    if (!isFirst) await shown.promise;
    const server = socket.connectToServer();
    const isSwallowed = (): boolean => isFirst && connection.isSilent;
    server.onMessage((message) => void (isSwallowed() || socket.send(message)));
    socket.onMessage((message) => void (isSwallowed() || server.send(message)));
    // The browser gets no close event either, as after losing Wi-Fi.
    server.onClose((code, reason) => void (isSwallowed() || socket.close({ code, reason })));
  });
  await enterGame(page, '/play/nightfall', 'Sil');
  const { me, items, players } = await readPagePlay(page);
  const { team, score } = players.find(({ id }) => id === me)!;
  connection.isSilent = true;
  await page.getByText('Reconnecting…').first().waitFor();
  await expect.poll(() => connection.opened).toBeGreaterThan(1);
  shown.resolve();
  await page.getByText('Reconnecting…').first().waitFor({ state: 'detached' });
  await waitForOwnUnit(page);
  const after = await readPagePlay(page);
  expect([after.me, after.items]).toEqual([me, items]);
  expect(after.players.find(({ id }) => id === me)).toMatchObject({ name: 'Sil', team, score });
});

it('[MP-07:part] a phone plays by touch', async () => {
  const page = await browser.newVisitor({ width: 844, height: 390, mobile: true });
  await enterGame(page, '/play/kickoff', 'Dot');
  const before = await readPosition(page);
  const touch = await page.context().newCDPSession(page);
  const stick = (await page.locator('.hud-stick').first().boundingBox())!;
  const finger = { id: 1, x: stick.x + stick.width / 2, y: stick.y + stick.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ ...finger, y: finger.y - stick.height / 2 }],
  });
  await expect.poll(async () => Math.abs((await readPosition(page)).y - before.y)).toBeGreaterThan(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

itInLongRun(
  '[CM-01:part] a friend request is accepted, and a friend can be joined in their room',
  async () => {
    const [ada, ben] = [await browser.newVisitor(WINDOW), await browser.newVisitor(WINDOW)];
    const names = [await createAccount(ada), await createAccount(ben)].map(({ username }) => username);
    await visitPage(ada, `/user/${names[1]}`);
    await ada.getByRole('button', { name: 'Add friend' }).click();
    await ada.getByRole('button', { name: 'Cancel request' }).waitFor();
    await visitPage(ben, '/friends');
    await ben.getByRole('button', { name: `Accept ${names[0]}` }).click();
    await ben.getByText(/^(Online|Offline)$/).waitFor();

    await enterGame(ben, '/play/arena', 'Ben');
    await visitPage(ada, '/friends');
    await ada.getByText(/^Playing /).waitFor();
    await expectNoSeriousAxe(ada);
    await ada.getByRole('button', { name: `Join ${names[1]}` }).click();
    await waitForOwnUnit(ada);
    await expect.poll(() => findPlayerByName(ada, names[1]!)).toBeTruthy();
    await expect.poll(() => findPlayerByName(ben, names[0]!)).toBeTruthy();
  },
);

it('the play button of the home page starts a real room in place, and Escape closes it', async () => {
  const page = await browser.newVisitor({ width: 1000, height: 700 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visitPage(page, '/');
  const button = page.getByRole('main').getByRole('button', { name: 'Play Rooftop Relay' });
  await button.waitFor();
  expect(requested.filter((path) => /^\/(?:client|engines|embed)\//.test(path))).toEqual([]);
  await button.click();
  await page.frameLocator('iframe[title="Rooftop Relay"]').locator('canvas').first().waitFor();
  expect(await page.getByRole('link', { name: 'Game page' }).getAttribute('href')).toBe('/play/skyline');
  await page.getByRole('button', { name: 'Full screen' }).waitFor();
  await page.frameLocator('iframe[title="Rooftop Relay"]').locator('canvas').first().press('Escape');
  await button.waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await button.click();
  await page.getByRole('button', { name: 'Close the game' }).click();
  await button.waitFor();
});

it('[CM-05:part] a banned player sees the end, the reason and how to appeal, and cannot play as a guest', async () => {
  const [page, operatorPage] = [
    await browser.newVisitor({ ...WINDOW, expectedErrors: [/status of 403/] }),
    await browser.newVisitor(),
  ];
  const [account, operator] = [await createAccount(page), await createAccount(operatorPage)];
  await promoteToOperator(operator);
  await enterGame(page, '/play/arena', account.username);
  const { data: user } = await callApi<{ data: { _id: string } }>(page, 'GET', '/api/v1/user/');
  const ban = { reason: 'Spam', days: 3 };
  await callApi(operatorPage, 'POST', `/api/v1/operator/users/${user._id}/ban/`, ban);
  const sentence = /You are banned until .+ UTC\. Reason: Spam\. To appeal, go to .+\/appeal\./;
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'You are banned' }).waitFor();
  await main.getByText(sentence).waitFor();
  expect(await main.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await main.getByRole('link', { name: 'Appeal' }).click();
  await page.getByRole('heading', { name: 'Appeal a ban' }).waitFor();
  // The ban notice is shown on every page in this browser, although the session has ended.
  await visitPage(page, '/games/popular');
  await page.getByRole('complementary', { name: 'Ban' }).getByText(sentence).waitFor();
  await visitPage(page, '/play/arena');
  await playButton(page).click();
  await main.getByRole('heading', { name: 'You are banned' }).waitFor();
  await visitPage(page, '/appeal');
  expect(await page.getByText(sentence).count()).toBe(1);
  await page.getByLabel('Username of the banned account').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Message').fill('It was my brother.');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await page.getByRole('heading', { name: 'Appeal sent' }).waitFor();
  await operatorPage.goto('/operator/inbox');
  await operatorPage.getByText(`${account.username} was banned from the platform`).waitFor();
});

it('[CM-03:part] the chat of a game asks for the date of birth when a player sends a message, and keeps the message', async () => {
  const [page, guest] = [await browser.newVisitor(WINDOW), await browser.newVisitor(WINDOW)];
  const { username } = await createAccount(page);
  await enterGame(guest, '/play/arena', 'Greta');
  await enterGame(page, '/play/arena', username);
  await page.keyboard.press('Enter');
  await page.keyboard.type('I can write now');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'When were you born?' });
  await form.getByText('We ask this to protect children in chat. Other players can’t see it.').waitFor();
  await expectNoSeriousAxe(page);
  await form.getByLabel('Date of birth').fill('1991-02-03');
  await form.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByRole('textbox', { name: /^Message (everyone|your team)$/ });
  await expect.poll(() => field.inputValue()).toBe('I can write now');
  await field.press('Enter');
  await guest.getByText('I can write now').first().waitFor();
  await guest.keyboard.press('Enter');
  const login = guest.getByRole('dialog', { name: 'Log in to chat' });
  await login.getByText('You need a free account to chat.').waitFor();
  await login.getByRole('button', { name: 'Not now' }).click();
  await waitForOwnUnit(guest);
});
