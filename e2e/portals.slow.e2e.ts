import type { Frame, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import type { ClientWindow } from './harness/playTogether.ts';
import { servePortals } from './harness/servePortals.ts';
import { startConfiguredSite } from './harness/startConfiguredSite.ts';

const portals = await servePortals();
const browser = openBrowser({ hasWebGl: true });
const site = startConfiguredSite({
  PORTALS: portals.variable,
  COMMUNITY_URL: 'https://chat.example/invite',
  BOOTCAMP_URL: 'https://bootcamp.example/',
});

/** Parts of the play page that portals can turn off. */
const SWITCHED = {
  /** All links except the skip link. */
  links: 'a[href]:not([href="#main"]), [role=search]',
  shareButtons: 'button:text-is("Invite"), button:text-is("Share")',
  otherGames: '[aria-label="Similar games"]',
  logInCalls: 'button:text-matches("^(Log In|Sign Up|Follow|Log in to comment)$"), [aria-label^="Like"]',
  bell: 'button[aria-label*="otification"]',
  promotion: 'aside[aria-label="Free coding bootcamp"]',
  footer: 'footer',
};
/** Parts of the play page that are shown in every portal. */
const ALWAYS_SHOWN = {
  play: 'button:text-is("Play")',
  title: 'h1:text-is("Copper Yard")',
  creator: '.play-maker',
  figures: '.play-facts',
  rooms: 'aside[aria-label="Rooms"]',
  privateRoom: 'button:text-is("Open a private room")',
  about: '#about',
  tags: 'ul[aria-label="Tags"] li',
  keys: 'ul[aria-label="Controls"]',
  comments: '#comments',
  logo: '.nav-home',
};
const NONE = Object.fromEntries(Object.keys(SWITCHED).map((name) => [name, false]));
const ALL = Object.fromEntries(Object.keys(ALWAYS_SHOWN).map((name) => [name, true]));

async function openFramed(page: Page, where: 'crazy' | 'poki' | 'blog', path: string): Promise<Frame> {
  await page.goto(portals.at(where, site.at(path)));
  const frame = page.frames().find((one) => one.url().startsWith(site.at('/')));
  if (!frame) throw new Error(`${path} was not framed by ${where}.`);
  await waitForScript(frame);
  return frame;
}

it('[RO-03:part] portal B without a referrer: no chat in the game either', async () => {
  const page = await browser.newVisitor();
  await page.goto(portals.at('poki', site.at('/play/arena'), { hidesAddress: true }));
  const frame = page.frames().find((one) => one.url().startsWith(site.at('/')))!;
  await waitForScript(frame);
  await enter(frame);
  await page.keyboard.press('w');
  await expectReceivedEvents(frame, 'init', 'gameLoadingFinished', 'gameplayStart');
  for (const key of ['Enter', 'b']) {
    await page.keyboard.press(key);
    expect(await frame.locator(CHAT).count()).toBe(0);
    expect(await frame.getByText('Send a phrase').count()).toBe(0);
  }
});

async function waitForScript(frame: Frame): Promise<void> {
  await frame.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

async function readPresence(frame: Frame | Page, parts: Record<string, string>) {
  const found = Object.entries(parts).map(
    async ([name, selector]) => [name, (await frame.locator(selector).count()) > 0] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Calls the API from inside the frame, with its cookies and origin. */
function callInFrame(frame: Frame, method: string, path: string, body?: unknown) {
  return frame.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json', 'x-playloom': 'framed' };
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      const answer = (await (await fetch(path, init)).json()) as { errorId?: string };
      return answer.errorId ?? 'success';
    },
    [method, path, body] as const,
  );
}

async function enter(frame: Frame): Promise<void> {
  await frame.locator(ALWAYS_SHOWN.play).click();
  await frame.waitForFunction(() => {
    const play = (window as ClientWindow).playloomClient?.running?.readPlay();
    return play?.players.some(({ id, at }) => id === play.me && at !== null) ?? false;
  });
}

function readReceivedEvents(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => (window as unknown as { received: string[] }).received);
}

/** Waits until the portal has received exactly these events, in this order. */
async function expectReceivedEvents(frame: Frame, ...wanted: string[]): Promise<void> {
  await frame.waitForFunction(
    (count) => (window as unknown as { received?: string[] }).received?.length === count,
    wanted.length,
  );
  expect(await readReceivedEvents(frame)).toEqual(wanted);
}

function watchEvents(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/events/')) seen.push(request.url());
  });
  return seen;
}

const CHAT = 'section[aria-label="Chat"]';

it('[RO-02:part] [RO-03] portal A: is detected by the frame and its parent; links, logins, purchases, prompts and banners are hidden, chat and events stay, and nothing else is missing', async () => {
  const page = await browser.newVisitor({ expectedErrors: [/status of 403.*\/api\/v1\/coins\//] });
  const events = watchEvents(page);
  // Outside a portal everything is shown.
  await page.goto(site.at('/play/arena'));
  const { bell, ...others } = await readPresence(page, SWITCHED);
  expect([bell, new Set(Object.values(others))]).toEqual([false, new Set([true])]);
  expect(await readPresence(page, ALWAYS_SHOWN)).toEqual(ALL);

  const frame = await openFramed(page, 'crazy', '/play/arena?login=open');
  expect(await readPresence(frame, SWITCHED)).toEqual(NONE);
  expect(await readPresence(frame, ALWAYS_SHOWN)).toEqual(ALL);
  expect(await frame.getByRole('dialog').count()).toBe(0);

  // A user who logs in there gets a restricted session, and still no bell and no links.
  const account = await createAccount(await browser.newVisitor(), { site: site.site() });
  const { username: login, password } = account;
  expect(await callInFrame(frame, 'POST', '/api/v1/login/', { login, password })).toBe('success');
  const again = await openFramed(page, 'crazy', '/play/arena');
  await again.locator('.nav-coins').waitFor();
  expect(await readPresence(again, { ...SWITCHED, logInCalls: 'nothing' })).toEqual(NONE);
  expect(await callInFrame(again, 'GET', '/api/v1/coins/')).toBe('not_in_frames');

  // Following normally asks for push permission, but not in a portal.
  await again.evaluate(() => {
    Notification.requestPermission = () => Promise.reject(new Error('Push permission was requested.'));
  });
  await again.getByRole('button', { name: 'Follow Playloom' }).click();
  await again.getByRole('button', { name: 'Following Playloom' }).waitFor();

  await expectReceivedEvents(again, 'init');
  await enter(again);
  await expectReceivedEvents(again, 'init', 'loadingStart', 'loadingStop', 'gameplayStart');
  await again.locator(CHAT).waitFor();
  await again.evaluate(() =>
    (window as unknown as { changeSettings(settings: object): void }).changeSettings({ disableChat: true }),
  );
  await again.locator(CHAT).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await again.getByRole('dialog').waitFor();
  expect(await again.getByText('Invite friends').count()).toBe(0);
  expect(await again.getByText('Full screen').isVisible()).toBe(false);
  await again.getByRole('button', { name: 'Leave room' }).click();
  await again.getByRole('button', { name: 'Leave', exact: true }).click();
  await again.getByRole('heading', { name: 'Good game!' }).waitFor();
  await expectReceivedEvents(again, 'init', 'loadingStart', 'loadingStop', 'gameplayStart', 'gameplayStop');
  expect(await readPresence(again, { links: SWITCHED.links })).toEqual({ links: false });
  // Events are sent every few seconds and at the end. What a page sends while it ends can't be watched.
  await again.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => events.length).toBeGreaterThan(0);
});

it('[RO-02:part] [RO-03] portal B: also hides chat and sends no events; other sites embed the game with everything', async () => {
  const page = await browser.newVisitor();
  const blog = await openFramed(page, 'blog', '/embed/arena');
  expect(await readPresence(blog, { links: SWITCHED.links, logIn: SWITCHED.logInCalls })).toEqual({
    links: true,
    logIn: true,
  });
  const events = watchEvents(page);
  const frame = await openFramed(page, 'poki', '/play/arena?login=open');
  expect(await readPresence(frame, SWITCHED)).toEqual(NONE);
  expect(await readPresence(frame, ALWAYS_SHOWN)).toEqual(ALL);
  expect(await frame.getByRole('dialog').count()).toBe(0);
  await enter(frame);
  await expectReceivedEvents(frame, 'init', 'gameLoadingFinished');
  await page.keyboard.press('w');
  await expectReceivedEvents(frame, 'init', 'gameLoadingFinished', 'gameplayStart');
  expect(await frame.locator(CHAT).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await frame.locator(CHAT).count()).toBe(0);
  await page.keyboard.press('Escape');
  await frame.getByRole('dialog').waitFor();
  expect(await frame.getByText('Invite friends').count()).toBe(0);
  await frame.getByRole('button', { name: 'Back to the game' }).click();
  await expectReceivedEvents(
    frame,
    'init',
    'gameLoadingFinished',
    'gameplayStart',
    'gameplayStop',
    'commercialBreak',
    'gameplayStart',
  );
  await page.goto('about:blank');
  expect(events).toEqual([]);
});
