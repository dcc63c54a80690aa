import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { createServerHome } from '../apps/server/src/testing/createServerHome.ts';
import { createTempFolder } from '../apps/server/src/testing/createTempFolder.ts';
import { killProcessTree } from '../apps/server/src/testing/killProcessTree.ts';
import { startServerProcess, type ServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { generateRandomNumbers } from '../apps/server/src/testing/generateRandomNumbers.ts';
import { pollUntil } from '../apps/server/src/testing/pollUntil.ts';
import { launchChromiumProfile } from '../tools/browser/launchChromium.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { readSite } from './harness/readSite.ts';

const ROUNDS = 20;
const LONGEST_LIFE_MS = 2_000;
const SEED = 11;

const leftovers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of leftovers.splice(0).toReversed()) await remove();
});

/** Creates the folders of a server and a browser profile, which keep their data when the processes are killed. */
async function createTestHome() {
  // Throws if the shared site failed to start, because its setup builds the pages that this server needs.
  readSite();
  const home = await createServerHome('killed');
  const profile = await createTempFolder('profile');
  const running: { server?: ServerProcess; browser?: BrowserContext; cookies: Cookie[] } = { cookies: [] };
  leftovers.push(home.remove, profile.remove);
  leftovers.push(async () => {
    await running.browser?.close();
    await running.server?.stop();
  });
  return { home, profile: profile.path, running };
}
type TestHome = Awaited<ReturnType<typeof createTestHome>>;

/** Starts the server, always on the same port, because browser storage is bound to the origin. */
async function startServer({ home, running }: TestHome): Promise<void> {
  const port = running.server === undefined ? '0' : new URL(running.server.url).port;
  running.server = await startServerProcess(home, { env: { RATE_LIMIT_SCALE: '1000', PORT: port } });
}

async function openBrowser({ profile, running }: TestHome): Promise<Page> {
  running.browser = await launchChromiumProfile(profile);
  // Restore the session cookie, because Chromium writes cookies to disk only every half minute.
  await running.browser.addCookies(running.cookies);
  return running.browser.newPage();
}

/** Signs up, creates a game, and returns the path of its editor. */
async function makeGame({ home, running }: TestHome, page: Page): Promise<string> {
  const { url } = running.server!;
  await createAccount(page, { site: { url, dataDir: home.dataDir } });
  const plan = {
    game: { title: 'Title 0', sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'blank' },
  };
  const path = '/api/v1/games/custom';
  const { data } = await callApi<{ data: { gameSlug: string } }>(page, 'POST', path, plan, url);
  running.cookies = await running.browser!.cookies();
  return `/create?game=${data.gameSlug}`;
}

const title = (page: Page) => page.getByLabel('Game title');

/** Opens the game and returns the number in its saved title. */
async function readStored({ running }: TestHome, page: Page, path: string): Promise<number> {
  await page.goto(running.server!.url + path);
  await page.getByText('Saved', { exact: true }).waitFor();
  return Number((await title(page).inputValue()).replace('Title ', ''));
}

/** Changes the title again and again until the browser is killed. Records the last title that was shown as saved. */
async function editUntilDead(page: Page, progress: { shown: number }): Promise<void> {
  try {
    for (let count = progress.shown + 1; ; count += 1) {
      await title(page).fill(`Title ${count}`);
      await title(page).press('Enter');
      await page.getByText('Saved', { exact: true }).waitFor();
      progress.shown = count;
    }
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

async function killBrowser({ running }: TestHome, page: Page): Promise<void> {
  const session = await running.browser!.newCDPSession(page);
  const closed = running.browser!.waitForEvent('close');
  // The browser crashes during this call, so there is no response.
  void session.send('Browser.crash').catch(() => undefined);
  await closed;
}

// Runs only in the long run. Every run has the same test without a browser, in
// apps/server/src/areas/creation/drafts/live/killed.process.test.ts.
it.runIf(inject('long'))(
  '[ED-11] a browser and a server that are killed at any moment lose nothing that was shown as saved',
  async () => {
    const testHome = await createTestHome();
    const dice = generateRandomNumbers(SEED);
    await startServer(testHome);
    let page = await openBrowser(testHome);
    const path = await makeGame(testHome, page);
    const progress = { shown: 0 };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const from = await readStored(testHome, page, path);
      expect(from).toBeGreaterThanOrEqual(progress.shown);
      progress.shown = from;
      const editing = editUntilDead(page, progress);
      await pollUntil(
        () => progress.shown > from,
        () => 'nothing was saved',
      );
      await pause(dice.next().value * LONGEST_LIFE_MS);
      // In every other round the server is killed first. The browser is killed a moment later, with edits it could not
      // send.
      const isServerKilled = round % 2 === 1;
      if (isServerKilled) {
        killProcessTree(testHome.running.server!.pid);
        await testHome.running.server!.stop('SIGKILL');
        await pause((dice.next().value * LONGEST_LIFE_MS) / 4);
      }
      await killBrowser(testHome, page);
      await editing;
      if (isServerKilled) await startServer(testHome);
      page = await openBrowser(testHome);
    }
    expect(await readStored(testHome, page, path)).toBeGreaterThanOrEqual(progress.shown);
  },
);
