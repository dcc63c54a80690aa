import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import type { ClientPage } from './clientPage.ts';
import { type ClientSite, serveClient } from './serveClient.ts';

type PageWindow = Window & { readonly clientPage: ClientPage };

/** Generous, because a busy machine is slow. */
const PATIENCE_MS = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const open: { browser?: Browser; site?: ClientSite } = {};

beforeAll(async () => {
  [open.browser, open.site] = await Promise.all([launchChromium({ isBare: true }), serveClient()]);
});

afterAll(async () => {
  await open.browser?.close();
  open.site?.close();
});

/** Plays a game without drawing it. Only what is over it is in the page. */
async function play(game: object, files: string, screen: BrowserContextOptions): Promise<Page> {
  const page = await open.browser!.newPage({ reducedMotion: 'reduce', ...screen });
  await page.goto(open.site!.url);
  await page.waitForFunction(() => 'clientPage' in window && 'playloomClient' in window);
  await page.evaluate(
    ([document, from]) =>
      (window as unknown as PageWindow).clientPage.open(document as never, from, { renderer: 'null' }),
    [game, files] as const,
  );
  return page;
}

/** Lists what shown arrows cover: the middle 60 % of the view, or a part of the HUD. Runs in the page. */
function listCovered(): string[] {
  const found: string[] = [];
  const parts = [...document.querySelectorAll('[data-solid], .hud-glass, .hud-stick')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  for (const arrow of document.querySelectorAll<HTMLElement>('.playloom-arrow:not([hidden])')) {
    const { left, top, right, bottom } = arrow.querySelector('.playloom-arrow-icon')!.getBoundingClientRect();
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const isInMiddle =
      right > 0.2 * innerWidth &&
      left < 0.8 * innerWidth &&
      bottom > 0.2 * innerHeight &&
      top < 0.8 * innerHeight;
    const isCovered = parts.some(
      (part) => across > part.left && across < part.right && down > part.top && down < part.bottom,
    );
    if (isOut || isInMiddle || isCovered) found.push(`${Math.round(across)} ${Math.round(down)}`);
  }
  return found;
}

describe('direction', () => {
  it.each([PHONE, { viewport: { width: 1440, height: 900 } }])(
    '[DIR-02:part] has arrows to the ball or teammates that cover nothing, in %j',
    async (screen) => {
      const page = await play(loadGame('kickoff'), '/files/kickoff', screen);
      await page.waitForSelector('.playloom-arrow:not([hidden])', {
        state: 'attached',
        timeout: PATIENCE_MS,
      });
      // The HUD is measured twice a second.
      for (let round = 0; round < 5; round += 1) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await page.locator('.playloom-arrow:not([hidden])').count()).toBeLessThanOrEqual(6);
      }
      await page.waitForFunction(`(${listCovered.toString()})().length === 0`, undefined, {
        timeout: PATIENCE_MS,
      });
      await page.close();
    },
  );

  it('[DIR-04] has a prompt with the player’s key, and a button that is large enough for a thumb', async () => {
    const blank = loadGame('blank');
    const { hero } = blank.types.units;
    const { sign } = blank.types.props;
    const game = {
      ...blank,
      settings: { ...blank.settings, hud: { ...blank.settings.hud, hasPrompts: true } },
      types: {
        ...blank.types,
        units: { ...blank.types.units, hero: { ...hero, isInvulnerable: true } },
        props: { ...blank.types.props, sign: { ...sign, interaction: { ...sign!.interaction, range: 20 } } },
      },
    };
    const page = await play(game, '/files/blank', { viewport: { width: 900, height: 600 } });
    const chip = page.locator('.playloom-prompt-chip');
    await chip.waitFor({ timeout: PATIENCE_MS });
    expect(await chip.innerText()).toMatch(/E\s*Look/);
    expect(await page.locator('.hud-hint').count()).toBe(0);
    await page.close();

    const phone = await play(game, '/files/blank', PHONE);
    const button = phone.getByRole('button', { name: 'Look' });
    await phone.touchscreen.tap(195, 300);
    await button.waitFor({ timeout: PATIENCE_MS });
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await phone.waitForSelector('.hud-window', { timeout: PATIENCE_MS });
    await phone.close();
  });

  it('[HUD-28] panels over the own unit become transparent, and only these', async () => {
    const blank = loadGame('blank');
    const game = {
      ...blank,
      settings: { ...blank.settings, hud: { ...blank.settings.hud, hasMinimap: true } },
      map: { ...blank.map, spawnPoints: { corner: { ...blank.map.spawnPoints.north!, x: 1, y: 1 } } },
    };
    const page = await play(game, '/files/blank', { viewport: { width: 900, height: 600 } });
    const map = page.locator('.hud-map[data-revealing]');
    await map.waitFor({ timeout: PATIENCE_MS });
    expect(
      await page
        .locator('[aria-label="Menu"]')
        .first()
        .evaluate((menu) => menu.closest('[data-revealing]')),
    ).toBe(null);
    await page.keyboard.down('d');
    await map.waitFor({ state: 'detached', timeout: PATIENCE_MS });
    await page.keyboard.up('d');
    await page.close();
  });

  it('[DIR-05] shows the race of Rooftop Relay with all runners and the own rank', async () => {
    // The page can’t run scripts. They only show the ghost.
    const page = await play({ ...loadGame('skyline'), scripts: {} }, '/files/skyline', PHONE);
    await page.waitForSelector('.hud-race', { timeout: PATIENCE_MS });
    expect(await page.locator('.hud-race em').count()).toBe(6);
    expect(await page.locator('.hud-vital[data-race] > b').innerText()).toMatch(/^\d(st|nd|rd|th) of 6$/);
    await page.close();
  });
});
