import type { Game } from '@playloom/game-format';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import type { ClientPage } from './clientPage.ts';
import { type ClientSite, serveClient } from './serveClient.ts';

type PageWindow = Window & { readonly clientPage: ClientPage };

/** Generous, because a busy machine is slow. */
const PATIENCE_MS = 60_000;
const SCREEN = { viewport: { width: 1440, height: 900 } };

const open: { browser?: Browser; site?: ClientSite } = {};

beforeAll(async () => {
  [open.browser, open.site] = await Promise.all([launchChromium({ isBare: true }), serveClient()]);
});

afterAll(async () => {
  await open.browser?.close();
  open.site?.close();
});

/** Plays a game without drawing it. Only what is over it is in the page. */
async function play(game: object, screen: BrowserContextOptions): Promise<{ page: Page; loaded: string[] }> {
  const page = await open.browser!.newPage(screen);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto(open.site!.url);
  await page.waitForFunction(() => 'clientPage' in window && 'playloomClient' in window);
  await page.evaluate(
    ([document, from]) =>
      (window as unknown as PageWindow).clientPage.open(document as never, from, { renderer: 'null' }),
    [game, '/files/blank'] as const,
  );
  await page.waitForFunction(() => (window as unknown as PageWindow).clientPage.readOwn() !== null);
  return { page, loaded };
}

function withFeel(feel: Partial<Game['settings']['feel']>): Game {
  const blank = loadGame('blank');
  return { ...blank, settings: { ...blank.settings, feel: { ...blank.settings.feel, ...feel } } };
}

function readCursor(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.playloom-surface')!.style.cursor);
}

describe('the crosshair', () => {
  it('[FEEL-07:part] follows the mouse in place of its cursor, but not over the HUD or in the menu', async () => {
    const { page } = await play(withFeel({ crosshair: 'cross' }), SCREEN);
    await page.mouse.move(500, 400);
    const shown = page.locator('.playloom-crosshair[data-shown="true"]');
    await shown.waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await page.waitForFunction(
      () =>
        document.querySelector<SVGElement>('.playloom-crosshair')!.style.transform ===
        'translate(500px, 400px)',
      undefined,
      { timeout: PATIENCE_MS },
    );
    expect(await readCursor(page)).toBe('none');
    await page.locator('.hud-menu-button, [aria-label="Menu"]').first().hover();
    await shown.waitFor({ state: 'detached', timeout: PATIENCE_MS });
    expect(await readCursor(page)).toBe('');
    await page.mouse.move(500, 420);
    await shown.waitFor({ state: 'attached', timeout: PATIENCE_MS });
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached', timeout: PATIENCE_MS });
    await page.close();
  });

  it('[FEEL-07:part] isn’t shown to fingers', async () => {
    const { page } = await play(withFeel({ crosshair: 'cross' }), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.waitForSelector('.playloom-crosshair', { state: 'attached', timeout: PATIENCE_MS });
    await page.touchscreen.tap(200, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('.playloom-crosshair[data-shown="true"]').count()).toBe(0);
    await page.close();
  });
});

it('[FEEL-01:part] loads no code for it in games that switch nothing on', async () => {
  const off = withFeel({
    hitStop: 0,
    hurtShake: 0,
    hasDamageNumbers: false,
    squash: 0,
    comboSemitones: 0,
    crosshair: 'none',
    hasChargeBar: false,
  });
  const { page: plain, loaded: without } = await play(off, SCREEN);
  const { page: full, loaded } = await play(withFeel({ squash: 0.5 }), SCREEN);
  await full.waitForSelector('.playloom-crosshair', { state: 'attached', timeout: PATIENCE_MS });
  const isFeel = (url: string): boolean => /startFeel/.test(url);
  expect(loaded.filter(isFeel)).toHaveLength(1);
  for (let frame = 0; frame < 60; frame += 1) await plain.evaluate(() => new Promise(requestAnimationFrame));
  expect(without.filter(isFeel)).toEqual([]);
  await plain.close();
  await full.close();
});
