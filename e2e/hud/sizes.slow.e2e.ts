import { expect, inject, it } from 'vitest';
import { starterSlugs } from '../../tools/games/starters/listGames.ts';
import { listOverlaps, waitForLayout } from './measureHud.ts';
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
      expect(await page.evaluate(listOverlaps), `${slug} at ${width} × ${height}`).toEqual([]);
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
      expect(await page.evaluate(listOverlaps), `${slug} at ${width} × ${height}`).toEqual([]);
    }
  },
);
