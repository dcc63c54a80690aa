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
  blob: { top: 'Eat to outgrow marrow, who wears the crown.' },
  skyline: { top: 'At the flag in 141.3 s! The race ends with the clock.' },
  kickoff: { top: 'Kick the ball into the goal of the Mint Frogs.' },
  nightfall: { top: 'Bring wood to the fire before night falls.', right: 'Coins: 128' },
  harbour: { top: 'Sell fish and shells: a fishing rod costs 6 coins.', right: 'Coins: 128' },
  'harbour-island': {
    top: 'Dig at the crosses, or buy a map at the store.',
    right: 'Coins: 128',
  },
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

const PLAIN = {
  messages: [],
  unlocks: [],
  feed: [],
  vote: null,
  hint: null,
  tip: null,
  isReconnecting: false,
  orientation: 'any',
  own: { respawnAt: 0, protectedUntil: 0 },
};
const TICK = 4000;
const person = (name: string, isMe: boolean) => ({ name, color: '#62b6ff', isMe });
const DEFEAT = {
  key: 1,
  killer: person('A rather long name', false),
  victim: person('robin', true),
  item: null,
};
const FEED = [DEFEAT, { key: 2, killer: person('kit_k', false), victim: person('juno', false), item: null }];
const VOTE = { vote: 3, player: 4, name: 'marrow', caller: 'juno', yes: 1, no: 0, needed: 2, voters: [1, 2] };
const UNLOCK = { key: 1, kind: 'achievement', text: 'Knock out an opponent', icon: 'star', points: 5 };

/** What a game shows for a moment, without being asked for it. */
const MOMENTS: { readonly [name: string]: object } = {
  'a message': { messages: [{ key: 1, text: 'Overtime! The keepers come out.' }] },
  'a long message': {
    messages: [
      {
        key: 2,
        text: 'Walk with {move}. Hold the mouse button to swing: fell trees, take the wood to the fire. At night, keep monsters off it.',
      },
    ],
  },
  'a defeat': {
    feed: FEED,
    messages: [{ key: 3, text: 'You fell. The fire will bring you back.' }],
    own: { respawnAt: TICK + 100, protectedUntil: 0 },
  },
  protection: { own: { respawnAt: 0, protectedUntil: TICK + 100 } },
  'an achievement': {
    unlocks: [{ ...UNLOCK, name: 'The longest name of an achievement ever!' }],
    achievementStorage: 'guest',
  },
  'a vote': { vote: { key: 9, answer: null, view: { ...VOTE, endsAt: 4400, outcome: 'open' } } },
  'a lost connection': { isReconnecting: true, reconnectSecondsLeft: 12 },
  'a hint': { hint: { text: '{Press:e} to talk to Baker Bree', key: 'e' } },
};

describe.each(starterSlugs)('[HUD-20] the HUD of %s', (slug) => {
  it('leaves the middle 60% free, and no part covers another', async () => {
    const { page, change } = await openHud(slug, SCREENS.desktop, createFullState(slug));
    const measure = async (name: string, { width, height }: { width: number; height: number }) => {
      await page.waitForFunction(waitForLayout, { width, height });
      const found = {
        covering: await page.evaluate(measureMiddle),
        overlaps: await page.evaluate(listOverlaps),
      };
      expect(found, `${slug} at ${width} × ${height} with ${name}`).toEqual({ covering: [], overlaps: [] });
    };
    for (const { hasTouch, ...size } of SIZES) {
      await page.setViewportSize(size);
      for (const isChatQuiet of [false, true]) {
        await change({ ...PLAIN, feed: FEED, hasTouch, isChatQuiet });
        await measure(isChatQuiet ? 'a quiet chat' : 'chat lines', size);
      }
      for (const [name, moment] of Object.entries(MOMENTS)) {
        await change({ ...PLAIN, isChatQuiet: false, ...moment });
        await measure(name, size);
      }
    }
  });
});

it('[HUD-20] is measured: a part in the middle is found', async () => {
  const { page } = await openHud('arena', SCREENS.desktop);
  await page.waitForFunction(waitForLayout, SCREENS.desktop);
  await page.addStyleTag({ content: '.hud-board { position: fixed !important; top: 40%; right: 30%; }' });
  expect(await page.evaluate(measureMiddle)).toContainEqual(expect.stringContaining('hud-board'));
});

it('[HUD-20:part] chat lines and messages are read on the smallest phones', async () => {
  const { page, change } = await openHud('arena', { width: 360, height: 640, hasTouch: true });
  const line = page.locator('.hud-chat-lines p').filter({ visible: true });
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.waitForFunction(waitForLayout, size);
    expect(await line.allTextContents()).toEqual(['marrowgood shot!']);
    await change({ messages: [{ key: 1, text: 'Overtime!' }] });
    expect(await page.getByText('Overtime!').isVisible()).toBe(true);
    // The match goes on below it.
    expect(await page.locator('.hud-match').isVisible()).toBe(true);
    await change({ messages: [] });
  }
});
