import { describe, expect, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { starterSlugs, type StarterSlug } from '../../tools/games/starters/listGames.ts';
import { openHuds, SCREENS } from './openHud.ts';
import { listOverlaps, measureMiddle, waitForLayout } from './measureHud.ts';

const openHud = openHuds();

const SIZES = [
  { width: 360, height: 640, hasTouch: true },
  { width: 640, height: 360, hasTouch: true },
  { width: 640, height: 360, hasTouch: false },
  { width: 390, height: 844, hasTouch: true },
  { width: 844, height: 390, hasTouch: true },
  { width: 820, height: 1180, hasTouch: true },
  { width: 1366, height: 768, hasTouch: false },
  { width: 1440, height: 900, hasTouch: false },
  { width: 1920, height: 1080, hasTouch: false },
  { width: 2560, height: 1440, hasTouch: false },
];

/** The longest texts that the starter games keep on the screen. */
const TEXTS: { readonly [Slug in StarterSlug]: object } = {
  blank: {},
  arena: { top: 'Knock out the Tide. First team to 12 wins the round.' },
  blob: { top: 'Eat pellets and smaller blobs. Catch up with marrow!' },
  skyline: { top: 'Run to the flag. Checkpoints save your place.' },
  kickoff: { top: 'Kick the ball into the goal of the Mint Frogs.' },
  nightfall: { top: 'Keep 14 monsters off the fire · dawn in 42 s', right: 'Coins: 128' },
  harbour: { top: 'Talk to Baker Bree, northwest of the square.', right: 'Coins: 128' },
  'harbour-island': { top: 'Dig at the crosses on the beach for the key.', right: 'Coins: 128' },
};

/** A full inventory, and everything else that a player can have on the screen for long. */
function createFullState(slug: StarterSlug): { own: object } {
  const { types, settings } = loadGame(slug);
  const unit = Object.values(types.teams)[0]?.unit ?? settings.players.unit;
  const items = Object.keys(types.items);
  const inventory = Array.from({ length: (unit && types.units[unit]?.inventory.size) || 0 }, (_, index) => ({
    item: items[index % items.length],
    count: 3,
    ammo: 8,
    reloadAt: 0,
  }));
  return { own: { texts: TEXTS[slug], inventory } };
}

describe.each(starterSlugs)('[HUD-20] the HUD of %s', (slug) => {
  it('leaves the middle 60% free, and no part covers another', async () => {
    const { page, change } = await openHud(slug, SCREENS.desktop, createFullState(slug));
    for (const { width, height, hasTouch } of SIZES) {
      await page.setViewportSize({ width, height });
      // Wide screens have room for the chat even while someone writes.
      await change({ hasTouch, isChatQuiet: width < 1200 });
      await page.waitForFunction(waitForLayout, { width, height });
      const found = {
        covering: await page.evaluate(measureMiddle),
        overlaps: await page.evaluate(listOverlaps),
      };
      expect(found, `${slug} at ${width} × ${height}`).toEqual({ covering: [], overlaps: [] });
    }
  });
});

it('[HUD-20] is measured: a part in the middle is found', async () => {
  const { page } = await openHud('arena', SCREENS.desktop);
  await page.waitForFunction(waitForLayout, SCREENS.desktop);
  await page.addStyleTag({ content: '.hud-board { position: fixed !important; top: 40%; right: 30%; }' });
  expect(await page.evaluate(measureMiddle)).toContainEqual(expect.stringContaining('hud-board'));
});
