import { describe, expect, inject, it } from 'vitest';
import { starterSlugs } from '../../tools/games/starters/listGames.ts';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

const SIZES = [
  { width: 360, height: 640, hasTouch: true },
  { width: 640, height: 360, hasTouch: true },
  SCREENS.phone,
  SCREENS.phoneLandscape,
  SCREENS.tablet,
  { width: 667, height: 375, hasTouch: true },
  { width: 836, height: 470, hasTouch: false },
  { width: 1200, height: 620, hasTouch: false },
  { width: 1280, height: 720, hasTouch: false },
  SCREENS.desktop,
  { width: 2560, height: 1440, hasTouch: false },
];

const makeTip = (done: object, changes: object = {}) => ({
  tip: {
    tip: { text: 'Aim and strike', key: null, done, ...changes },
    index: 1,
    count: 3,
    isDone: false,
  },
  tips: 'running',
});
const ATTACK = { kind: 'attacks', times: 3 };

it.each(inject('long') ? starterSlugs : (['arena', 'skyline'] as const))(
  '[TIP-01:part] the tips of %s cover neither the middle of any screen nor other parts',
  async (slug) => {
    const { tips } = loadGame(slug).settings;
    const { page, change } = await openHud(slug, SCREENS.desktop, {
      own: { texts: { top: 'Day 1 · night falls in 16 s', right: 'Coins: 128' } },
    });
    for (const { width, height, hasTouch } of SIZES) {
      await page.setViewportSize({ width, height });
      for (const [index, tip] of tips.entries()) {
        await change({ hasTouch, tip: { tip, index, count: tips.length, isDone: false }, tips: 'running' });
        await page.waitForFunction(waitForLayout, { width, height });
        const covered = await page.evaluate(listCovered);
        expect(covered, `“${tip.text}” of ${slug} at ${width} × ${height}`).toEqual([]);
      }
    }
  },
);

/** Runs in the page. Waits until the layout has followed the size. */
function waitForLayout({ width, height }: { width: number; height: number }): Promise<boolean> {
  const isSized = document.querySelector('.hud-host')?.clientWidth === width && innerHeight === height;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(isSized))));
  return promise;
}

/** Runs in the page. Lists what the tip covers: the middle of the screen, or another part of the HUD. */
function listCovered(): string[] {
  const OTHERS =
    '.hud-touch-button, .hud-stick, [data-solid], .hud-match, .hud-side, .hud-map, .hud-board, .hud-text';
  const element = document.querySelector('.hud-tip')!;
  const tip = element.getBoundingClientRect();
  const isOver = ({ left, top, right, bottom }: DOMRect): boolean =>
    tip.left < right && left < tip.right && tip.top < bottom && top < tip.bottom;
  const covered = [...document.querySelectorAll(OTHERS)]
    .filter((part) => !part.contains(element) && isOver(part.getBoundingClientRect()))
    .map(({ className }) => className);
  if (isOver(new DOMRect(innerWidth * 0.2, innerHeight * 0.2, innerWidth * 0.6, innerHeight * 0.6)))
    covered.push(`the middle of the screen: ${tip.bottom} of ${innerHeight}`);
  if (tip.left < 0 || tip.right > innerWidth || tip.top < 0) covered.push('it leaves the screen');
  return covered;
}

describe('a tip', () => {
  it('[TIP-02] shows and announces the sign of the device that was used last', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop, makeTip(ATTACK));
    const status = page.getByRole('status').filter({ has: page.locator('.hud-tip') });
    const read = () => status.evaluate((element) => element.textContent);
    expect(await read()).toBe('Left click: Aim and strike');
    await change({ gamepad: 'xbox' });
    expect(await read()).toBe('RT: RTAim and strike');
    await change({ gamepad: 'playstation' });
    expect(await read()).toBe('R2: R2Aim and strike');
    await change({ gamepad: null, hasTouch: true });
    expect(await read()).toBe('Right stick: RAim and strike');
    await change({ ...makeTip({ kind: 'presses-key', key: 'r', times: 1 }), hasTouch: true });
    expect(await read()).toBe('Reload: ReloadAim and strike');
  });

  it('[TIP-01:part] leaves the objective in sight', async () => {
    const own = { texts: { top: 'Knock out the other team. First to 20 wins the round.' } };
    const { page, change } = await openHud('arena', SCREENS.desktop, { ...makeTip(ATTACK), own });
    // Screen readers have it from a part of its own.
    const objective = page
      .locator('.hud-tip-objective, .hud-text')
      .filter({ hasText: 'Knock out the other team', visible: true });
    await page.locator('.hud-tip-objective').waitFor();
    for (const { width, height } of [SCREENS.phone, SCREENS.tablet, SCREENS.desktop]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => objective.count()).toBe(1);
      const [tip, skip] = [page.locator('.hud-tip'), page.getByRole('button', { name: 'Skip tips' })];
      const [outer, inner] = [(await tip.boundingBox())!, (await skip.boundingBox())!];
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    }
    await change({ tip: null, tips: 'over' });
    await page.locator('.hud-tip-objective').waitFor({ state: 'detached' });
    expect(await objective.count()).toBe(1);
  });

  it('[TIP-01:part] has a check mark when it is done, and disappears when there is none', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop, makeTip(ATTACK));
    const { tip } = makeTip(ATTACK);
    await change({ tip: { ...tip, isDone: true } });
    await page.locator('.hud-tip-check').waitFor();
    expect(await page.locator('.hud-tip').textContent()).toBe('Done: Aim and strike');
    expect(await page.locator('.hud-tip-dots [data-state="done"]').count()).toBe(2);
    await change({ tip: null, tips: 'over' });
    await page.locator('.hud-tip').waitFor({ state: 'detached' });
  });

  it('[TIP-03:part] can be skipped with the mouse, by touch, and in the menu, and shown again there', async () => {
    for (const screen of [SCREENS.desktop, SCREENS.phone]) {
      const { page, change, takeCalls } = await openHud('arena', screen, makeTip(ATTACK));
      await page.getByRole('button', { name: 'Skip tips' }).click();
      expect(await takeCalls('skipTips')).toEqual([['skipTips']]);
      await page.keyboard.press('Escape');
      const menu = page.getByRole('dialog');
      await menu.getByRole('group', { name: 'Help' }).getByRole('button', { name: 'Skip tips' }).click();
      await menu.waitFor({ state: 'detached' });
      await change({ tip: null, tips: 'over' });
      await page.keyboard.press('Escape');
      await menu.getByRole('button', { name: 'Show tips again' }).click();
      expect(await takeCalls('skipTips', 'replayTips')).toEqual([['skipTips'], ['replayTips']]);
    }
    const { page } = await openHud('arena', SCREENS.desktop, { tip: null, tips: 'none' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByText('Help').count()).toBe(0);
  });
});
