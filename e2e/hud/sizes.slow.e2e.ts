import { expect, inject, it } from 'vitest';
import { starterSlugs } from '../../tools/games/starters/listGames.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

/** Sizes of game portals with a mouse, and the smallest phones in portrait and landscape. */
const SMALL_SCREENS = [
  { width: 640, height: 360, hasTouch: false },
  { width: 836, height: 470, hasTouch: false },
  { width: 360, height: 740, hasTouch: true },
  { width: 667, height: 375, hasTouch: true },
  { width: 640, height: 360, hasTouch: true },
  { width: 907, height: 510, hasTouch: false },
  { width: 1080, height: 607, hasTouch: false },
  { width: 1216, height: 684, hasTouch: false },
];

it.each(inject('long') ? starterSlugs : (['arena', 'harbour'] as const))(
  '[MP-06:part] %s fits every size without overlaps',
  async (slug) => {
    const { page, change } = await openHud(slug, SCREENS.desktop);
    for (const { width, height, hasTouch } of [...Object.values(SCREENS), ...SMALL_SCREENS]) {
      await page.setViewportSize({ width, height });
      await change({ hasTouch });
      await page.locator(`.hud[data-layout="${width > 1200 ? 'wide' : 'compact'}"]`).waitFor();
      await page.waitForFunction(waitForLayout, { width, height });
      expect(await page.evaluate(findOverlaps), `${slug} at ${width} × ${height}`).toEqual([]);
    }
  },
);

const QUEST = 'Talk to Baker Bree (north west of the square): she has an errand for you.';
const TEXTS = {
  left: QUEST,
  right: 'Coins: 128',
  top: 'Day 1 · night falls in 16 s · fuel 72',
  bottom: 'Leg 1 of 3',
};
const MESSAGES = [{ key: 1, text: 'Press R to reload. Red barrels explode.' }];

it.each(inject('long') ? starterSlugs : (['arena', 'harbour'] as const))(
  '[MP-06:part] texts and messages of %s overlap nothing at any size',
  async (slug) => {
    const { page, change } = await openHud(slug, SCREENS.desktop, {
      own: { texts: TEXTS },
      messages: MESSAGES,
    });
    for (const { width, height, hasTouch } of [...Object.values(SCREENS), ...SMALL_SCREENS]) {
      await page.setViewportSize({ width, height });
      await change({ hasTouch });
      await page.waitForFunction(waitForLayout, { width, height });
      expect(await page.evaluate(findOverlaps), `${slug} at ${width} × ${height}`).toEqual([]);
    }
  },
);

/** Runs in the page. Waits two frames, because buttons are laid out again a frame or two after the size has changed. */
function waitForLayout({ width, height }: { width: number; height: number }): Promise<boolean> {
  const isSized = document.querySelector('.hud-host')?.clientWidth === width && innerHeight === height;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(isSized))));
  return promise;
}

/** Runs in the page. Lists parts that overlap or leave the screen. */
function findOverlaps(): string[] {
  const COVERABLE = '.hud-touch-button, .hud-chat-place, .hud-feed';
  const parts = [
    ...document.querySelectorAll(
      '.hud-touch-button, .hud-stick, [data-solid], .hud-match, .hud-side, .hud-message, .hud-chat:not([data-solid] *)',
    ),
  ]
    .map((element) => ({ element, name: element.className, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0 && rect.height > 0);
  const found: string[] = [];
  for (const [index, a] of parts.entries()) {
    const { left, top, right, bottom } = a.rect;
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${a.name} leaves the screen`);
    for (const b of parts.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      // Messages disappear soon and may cover buttons, which still work, and other short-lived parts.
      if (b.name.includes('hud-message') && a.element.matches(COVERABLE)) continue;
      if (a.name.includes('hud-message') && b.element.matches(COVERABLE)) continue;
      const isApart =
        right <= b.rect.left || b.rect.right <= left || bottom <= b.rect.top || b.rect.bottom <= top;
      if (!isApart) found.push(`${a.name} overlaps ${b.name}`);
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push('the page scrolls');
  return found;
}
