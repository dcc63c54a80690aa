import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import type { ClientPage } from './clientPage.ts';
import { type ClientSite, serveClient } from './serveClient.ts';

type PageWindow = Window & {
  readonly clientPage: ClientPage;
  /** Milliseconds between two frames, as the page is told. */
  frameMs?: number;
};

const FRAMES = 30;
/** Generous, because a busy machine is slow. */
const PATIENCE_MS = 60_000;

const open: { browser?: Browser; site?: ClientSite } = {};

beforeAll(async () => {
  [open.browser, open.site] = await Promise.all([launchChromium({ isBare: true }), serveClient()]);
});

afterAll(async () => {
  await open.browser?.close();
  open.site?.close();
});

interface Played {
  readonly page: Page;
  readonly problems: string[];
  x(): Promise<number>;
  state(): Promise<{ readonly kind: string; readonly id?: string }>;
}

/** Plays the blank game on a page, by default without rendering. */
async function play(
  screen: BrowserContextOptions = {},
  renderer: '2d' | 'null' = 'null',
  showsFps = false,
): Promise<Played> {
  const page = await open.browser!.newPage({ viewport: { width: 900, height: 600 }, ...screen });
  if (renderer === '2d') await page.addInitScript(disableWebGl);
  await page.addInitScript(paceFrames);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  await page.goto(open.site!.url);
  await openBlank(page, renderer, showsFps);
  return {
    page,
    problems,
    x: () => page.evaluate(() => (window as unknown as PageWindow).clientPage.readOwn()!.x),
    state: () => page.evaluate(() => (window as unknown as PageWindow).clientPage.states.at(-1)!),
  };
}

async function openBlank(page: Page, renderer: '2d' | 'null' = 'null', showsFps = false): Promise<void> {
  await page.waitForFunction(() => 'clientPage' in window && 'playloomClient' in window);
  await page.evaluate(
    ([game, options]) =>
      (window as unknown as PageWindow).clientPage.open(game as never, '/files/blank', options),
    [loadGame('blank') as object, { renderer, showsFps }] as const,
  );
}

/** Reads the settings that are stored in this browser. */
function readStored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('playloom.settings') ?? 'null') as unknown);
}

/** Returns how many frames the client draws during `frames` frames of the browser. */
function countDrawn(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { client } = (window as unknown as PageWindow).clientPage;
    const before = client!.readStats().framesDrawn;
    for (let frame = 0; frame < wanted; frame++) await new Promise(requestAnimationFrame);
    return client!.readStats().framesDrawn - before;
  }, frames);
}

/** Simulates a browser without WebGL. */
function disableWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

/**
 * Tells the page that frames come at an even rate, 60 in a second unless a test sets `frameMs`, so that nothing depends
 * on how busy the machine is. Runs in the page before other scripts.
 */
function paceFrames(): void {
  const next = window.requestAnimationFrame.bind(window);
  const state = { shownAt: 0, time: 0 };
  window.requestAnimationFrame = (act) =>
    next((shownAt) => {
      if (shownAt !== state.shownAt) state.time += (window as unknown as PageWindow).frameMs ?? 1000 / 60;
      state.shownAt = shownAt;
      act(state.time);
    });
}

/** Shows or hides the tab. The browser of the tests goes on asking for frames, as some web views do. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function playUntilSpawned(screen?: BrowserContextOptions, showsFps = false): Promise<Played> {
  const played = await play(screen, 'null', showsFps);
  await waitFor(played.page, ({ clientPage }) => clientPage.readOwn() !== null);
  return played;
}

async function waitFor(page: Page, holds: (window: PageWindow) => boolean): Promise<void> {
  // The function is sent to the page as text.
  await page.waitForFunction(`(${holds.toString()})(window)`, undefined, { timeout: PATIENCE_MS });
}

/** Waits until the player's unit is right or left of `x` in the room. */
async function waitForX(page: Page, x: number, side: 'right' | 'left'): Promise<void> {
  const test = side === 'right' ? `> ${x}` : `< ${x}`;
  await page.waitForFunction(`window.clientPage.readOwn()?.x ${test}`, undefined, { timeout: PATIENCE_MS });
}

describe('the client on a page', () => {
  it('reports loading progress, plays with keys, and leaves nothing behind when destroyed', async () => {
    const { page, problems, x, state } = await playUntilSpawned();
    const kinds = await page.evaluate(() =>
      (window as unknown as PageWindow).clientPage.states.map(({ kind }) => kind),
    );
    expect([kinds[0], kinds.at(-1)]).toEqual(['loading', 'playing']);
    const from = await x();
    await page.keyboard.down('d');
    await waitForX(page, from + 1, 'right');
    await page.keyboard.up('d');
    await page.evaluate(() => (window as unknown as PageWindow).clientPage.client!.leave());
    expect(await state()).toMatchObject({ kind: 'ended', id: 'left' });
    await page.evaluate(() => (window as unknown as PageWindow).clientPage.client!.destroy());
    expect(await page.locator('#root > *').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('[VA-04:part] does not move the player while they type, and releases keys when the window loses focus', async () => {
    const { page, x, problems } = await playUntilSpawned();
    const from = await x();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox');
    await field.waitFor();
    await page.keyboard.type('dddd wasd dddd');
    await page.keyboard.press('Enter');
    await page.getByText('dddd wasd dddd').first().waitFor();
    expect(await x()).toBe(from);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.down('d');
    await waitForX(page, from + 0.5, 'right');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    // The unit stops although the key is never released.
    await page.waitForFunction(
      () => {
        const { clientPage } = window as unknown as PageWindow & { lastX?: number };
        const holder = window as { lastX?: number; sameLooks?: number };
        const { x: now } = clientPage.readOwn()!;
        holder.sameLooks = holder.lastX === now ? (holder.sameLooks ?? 0) + 1 : 0;
        holder.lastX = now;
        return holder.sameLooks > 20;
      },
      undefined,
      { polling: 20, timeout: PATIENCE_MS },
    );
    expect(problems).toEqual([]);
    await page.close();
  });

  it('[MP-04:part] shows that it reconnects and continues with the same unit', async () => {
    const { page, x } = await playUntilSpawned();
    const from = await x();
    await page.keyboard.down('d');
    await waitForX(page, from + 0.5, 'right');
    await page.keyboard.up('d');
    await page.evaluate(() => (window as unknown as PageWindow).clientPage.cut(1.5));
    await page.getByText('Reconnecting…').first().waitFor();
    // The client may already be connected again, because the first retry starts immediately.
    await waitFor(page, ({ clientPage }) => clientPage.states.some(({ kind }) => kind === 'reconnecting'));
    await waitFor(page, ({ clientPage }) => clientPage.states.at(-1)!.kind === 'playing');
    await waitFor(page, ({ clientPage }) => clientPage.readOwn() !== null);
    expect(await x()).toBeGreaterThan(from + 0.4);
    const back = await x();
    await page.keyboard.down('a');
    await waitForX(page, back - 0.5, 'left');
    await page.close();
  });

  it('[MP-07] plays with touch stick and gamepad; the menu has sound, full screen and leaving the room', async () => {
    const { page, x, state } = await playUntilSpawned({
      hasTouch: true,
      viewport: { width: 844, height: 390 },
    });
    const from = await x();
    const stick = page.getByLabel('Move', { exact: false }).first();
    const box = (await stick.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = (dx: number) => [{ x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(40) });
    await waitForX(page, from + 0.7, 'right');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const then = await x();
    await page.evaluate(() => {
      const button = { pressed: false, value: 0 };
      const pad = {
        connected: true,
        mapping: 'standard',
        axes: [-1, 0, 0, 0],
        buttons: Array(17).fill(button),
      };
      Object.assign(navigator, { getGamepads: () => [pad] });
    });
    await waitForX(page, then - 0.3, 'left');
    expect(await x()).toBeLessThan(then - 0.3);

    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByLabel('Music').fill('30');
    await page.getByLabel('Mute all sound').tap();
    expect(await readStored(page)).toMatchObject({ music: 30, isMuted: true });
    await page.getByLabel('Full screen').tap();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.getByRole('button', { name: 'Leave room' }).tap();
    await page.getByRole('button', { name: 'Leave', exact: true }).tap();
    await waitFor(page, ({ clientPage }) => clientPage.states.at(-1)!.kind === 'ended');
    expect(await state()).toMatchObject({ kind: 'ended', id: 'left' });
    await page.close();
  });

  it('[OP-05] [GPU-06:part] applies keys, volumes, team shapes and low power from the menu, and keeps them after a reload', async () => {
    const { page, x } = await playUntilSpawned();
    const walk = async (key: string): Promise<void> => {
      const from = await x();
      await page.keyboard.down(key);
      await waitForX(page, from + 0.5, 'right');
      await page.keyboard.up(key);
    };
    expect(await countDrawn(page, FRAMES)).toBeGreaterThan(FRAMES * 0.8);

    await page.keyboard.press('Escape');
    await page.getByLabel('Sound effects').fill('15');
    for (const name of ['Show team shapes', 'Save battery (30 FPS)'])
      await page.getByRole('switch', { name }).click();
    await page.getByRole('button', { name: 'Change controls' }).click();
    await page.getByRole('button', { name: /^Right/ }).click();
    await page.getByText('Press a key…').waitFor();
    await page.keyboard.press('l');
    const chosen = { effects: 15, hasTeamShapes: true, isLowPower: true, keys: { l: 'd', d: 'l' } };
    expect(await readStored(page)).toMatchObject(chosen);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await walk('l');
    expect(await countDrawn(page, FRAMES)).toBeLessThan(FRAMES * 0.6);

    await page.reload();
    await openBlank(page);
    await waitFor(page, ({ clientPage }) => clientPage.readOwn() !== null);
    await walk('l');
    expect(await countDrawn(page, FRAMES)).toBeLessThan(FRAMES * 0.6);
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Sound effects').inputValue()).toBe('15');
    const shapes = page.getByRole('switch', { name: 'Show team shapes' });
    expect(await shapes.getAttribute('aria-checked')).toBe('true');
    await page.close();
  });

  it('[GPU-03] draws nothing while the tab is hidden, and plays on', async () => {
    const { page, x } = await playUntilSpawned();
    const countSnapshots = () =>
      page.evaluate(() => (window as unknown as PageWindow).clientPage.client!.readStats().snapshots);
    const from = await x();
    await page.keyboard.down('d');
    await waitForX(page, from + 0.5, 'right');
    await setHidden(page, true);
    const before = await countSnapshots();
    expect(await countDrawn(page, FRAMES)).toBe(0);
    await expect.poll(countSnapshots).toBeGreaterThan(before + 5);
    expect(await countDrawn(page, FRAMES)).toBe(0);
    // Its keys were released, so the unit stands still.
    const hiddenAt = await x();
    expect(await countDrawn(page, FRAMES)).toBe(0);
    expect(await x()).toBe(hiddenAt);
    await page.keyboard.up('d');
    await setHidden(page, false);
    expect(await countDrawn(page, FRAMES)).toBeGreaterThan(FRAMES * 0.8);
    await page.keyboard.down('a');
    await waitForX(page, hiddenAt - 0.5, 'left');
    await page.close();
  });

  it('[GPU-04:part] shows how fast frames are and why the quality changed, only when asked to', async () => {
    const { page, problems } = await playUntilSpawned({}, true);
    const report = page.locator('.playloom-fps');
    await expect.poll(() => report.textContent()).toMatch(/^60 FPS\nScript [\d.]+ ms, draw [\d.]+ ms\n/);
    expect(await report.textContent()).toContain('Graphics: automatic, 5 of 5\nQuality unchanged\n');
    expect(await report.getAttribute('aria-hidden')).toBe('true');
    await page.evaluate(() => {
      (window as unknown as PageWindow).frameMs = 50;
    });
    await expect.poll(() => report.textContent()).toContain('Graphics: automatic, 4 of 5\nLowered at 20 FPS');
    await page.evaluate(() => (window as unknown as PageWindow).clientPage.client!.destroy());
    expect(await report.count()).toBe(0);
    expect(problems).toEqual([]);
    await page.close();

    const usual = await playUntilSpawned();
    await countDrawn(usual.page, FRAMES * 3);
    const loaded = await usual.page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /createFrameReport.*\.js/.test(name)),
    );
    expect([loaded.length, await usual.page.locator('.playloom-fps').count()]).toEqual([0, 0]);
    await usual.page.close();
  });

  it('reports a browser that cannot draw', async () => {
    const { page, state } = await play({}, '2d');
    await waitFor(page, ({ clientPage }) => clientPage.states.at(-1)!.kind === 'ended');
    expect(await state()).toMatchObject({ kind: 'ended', id: 'no-webgl' });
    await page.close();
  });
});
