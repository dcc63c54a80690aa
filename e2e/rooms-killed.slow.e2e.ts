import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createServerHome, type ServerHome } from '../apps/server/src/testing/createServerHome.ts';
import { findDescendant } from '../apps/server/src/testing/findDescendant.ts';
import { killProcessTree } from '../apps/server/src/testing/killProcessTree.ts';
import { startServerProcess, type ServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import {
  enterGame,
  findPlayerByName,
  readPagePlay,
  sendChatMessage,
  waitForOwnUnit,
} from './harness/playTogether.ts';
import { readSite } from './harness/readSite.ts';

const browser = openBrowser({ hasWebGl: true });

/** Small, because frames are rendered in software. */
const WINDOW = { width: 480, height: 320 };
/** The browser logs every connection and request that fails while the server is away. */
const SERVER_AWAY = [
  /WebSocket connection to/,
  /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|status of 50[23]/,
];
const ROOMS_PROGRAM = 'playloom rooms';

const running: { home?: ServerHome; server?: ServerProcess } = {};
afterEach(async () => {
  await running.server?.stop();
  await running.home?.remove();
});

/** Starts the server, always on the same port, because pages reconnect to it. */
async function startServer(): Promise<void> {
  // Throws if the shared site failed to start, because its setup builds the pages that this server needs.
  readSite();
  running.home ??= await createServerHome('rooms-killed');
  const port = running.server === undefined ? '0' : new URL(running.server.url).port;
  running.server = await startServerProcess(running.home, { env: { RATE_LIMIT_SCALE: '1000', PORT: port } });
}

/** Lets a guest, Ada, and a user, Ben, enter the same room of a starter game. Ben chats and both pages are marked. */
async function enterBoth(): Promise<{ ada: Page; ben: Page; hisName: string }> {
  const { url } = running.server!;
  const [ada, ben] = [
    await browser.newVisitor({ ...WINDOW, expectedErrors: SERVER_AWAY }),
    await browser.newVisitor({ ...WINDOW, expectedErrors: SERVER_AWAY }),
  ];
  const { username: hisName } = await createAccount(ben, { site: { url, dataDir: running.home!.dataDir } });
  await callApi(ben, 'POST', '/api/v1/account/birth-date/', { birthDate: '1990-01-01' }, url);
  await enterGame(ada, `${url}/play/arena`, 'Ada');
  await enterGame(ben, `${url}/play/arena`, hisName);
  await expect.poll(() => findPlayerByName(ada, hisName)).not.toBeNull();
  await sendChatMessage(ben, 'Before the crash');
  for (const page of [ada, ben]) {
    await page.getByText('Before the crash').first().waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  }
  return { ada, ben, hisName };
}

async function readSeat(page: Page) {
  const { me, players, items, tick } = await readPagePlay(page);
  const { name, team, score: points } = players.find(({ id }) => id === me)!;
  return { me, name, team, items, score: points, tick };
}

/** Runs `fail` and expects that the page returns to the same seat by itself. */
async function expectReturn(pages: readonly Page[], fail: () => Promise<void>): Promise<void> {
  const before = await Promise.all(pages.map(readSeat));
  // A room may be back before the page says that it reconnects.
  const reconnects = Promise.all(
    pages.map((page) => page.waitForEvent('websocket', (socket) => socket.url().includes('/rooms/'))),
  );
  await fail();
  await reconnects;
  for (const [index, page] of pages.entries()) {
    await expect.poll(async () => (await readPagePlay(page)).tick).toBeGreaterThan(before[index]!.tick + 40);
    await page.getByText('Reconnecting…').first().waitFor({ state: 'detached' });
    await waitForOwnUnit(page);
    const { score: points, tick: _tick, ...seat } = await readSeat(page);
    const { score: pointsBefore, tick: _tickBefore, ...seatBefore } = before[index]!;
    expect(seat).toEqual(seatBefore);
    expect(points).toBeGreaterThanOrEqual(pointsBefore);
    await page.getByText('Before the crash').first().waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  }
}

/** Both still see each other, move and chat. */
async function expectPlaying(ada: Page, ben: Page, hisName: string): Promise<void> {
  await expect.poll(async () => (await findPlayerByName(ada, hisName))?.isAway).toBe(false);
  await expect.poll(async () => (await findPlayerByName(ben, 'Ada'))?.isAway).toBe(false);
  const from = (await findPlayerByName(ben, 'Ada'))?.at;
  await ada.keyboard.down('d');
  await expect.poll(async () => (await findPlayerByName(ben, 'Ada'))?.at?.x).not.toBe(from?.x);
  await ada.keyboard.up('d');
  await sendChatMessage(ben, 'After the crash');
  for (const page of [ada, ben]) await page.getByText('After the crash').first().waitFor();
}

it('[OP-41] two pages return by themselves to their seats after the rooms process was killed', async () => {
  await startServer();
  const { ada, ben, hisName } = await enterBoth();
  await expectReturn([ada, ben], async () => {
    process.kill(findDescendant(running.server!.pid, ROOMS_PROGRAM), 'SIGKILL');
  });
  await expectPlaying(ada, ben, hisName);
});

it('[OP-42] two pages return by themselves to their seats after the whole server was killed and started', async () => {
  await startServer();
  const { ada, ben, hisName } = await enterBoth();
  await expectReturn([ada, ben], async () => {
    killProcessTree(running.server!.pid);
    await running.server!.stop('SIGKILL');
    for (const page of [ada, ben]) await page.getByText('Reconnecting…').first().waitFor();
    await startServer();
  });
  await expectPlaying(ada, ben, hisName);
});
