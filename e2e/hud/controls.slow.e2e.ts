import { describe, expect, it } from 'vitest';
import { expectNoSeriousAxe } from '../harness/expectNoSeriousAxe.ts';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { listOverlaps, measureMiddle, waitForLayout } from './measureHud.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

/** Runs in the page. Lists the texts that are shown with their size in pixels. */
function listTextSizes(): (readonly [string, number])[] {
  return [...document.querySelectorAll('.hud *')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .map((element) => [element.textContent ?? '', parseFloat(getComputedStyle(element).fontSize)]);
}

describe('settings of the player', () => {
  it('[HUD-24:part] change the size of all text, by keyboard', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    const size = () =>
      page
        .locator('.hud-board td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).fontSize);
    expect(await size()).toBe('14px');
    await page.keyboard.press('Escape');
    await page.getByLabel('Text size').focus();
    await page.keyboard.press('ArrowDown');
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { textSize: 125 }]]);
    await change({ settings: { textSize: 125 } });
    expect(await size()).toBe('17.5px');
  });

  it('[HUD-24:part] change the size of every text on a large screen', async () => {
    const tip = { text: 'Aim and strike', key: null, done: { kind: 'attacks', times: 3 } };
    const { page, change } = await openHud('arena', SCREENS.desktop, {
      own: { texts: { top: 'Hold the bridge.', left: 'Day 1', right: 'Coins: 128', bottom: 'Leg 1 of 3' } },
    });
    const states = [
      { tip: { tip, index: 1, count: 3, isDone: false }, tips: 'running' },
      { tip: null, tips: 'over' },
      { messages: [{ key: 1, text: 'Overtime!' }] },
      { messages: [], own: { protectedUntil: 4100 } },
      { own: { protectedUntil: 0 }, hint: { text: 'Press E', key: 'e' } },
    ];
    for (const state of states) {
      await change({ ...state, settings: { textSize: 100 } });
      await page.waitForFunction(waitForLayout, SCREENS.desktop);
      const before = await page.evaluate(listTextSizes);
      expect(before.length).toBeGreaterThan(10);
      await change({ settings: { textSize: 125 } });
      const after = await page.evaluate(listTextSizes);
      const fixed = before.filter(([, size], index) => after[index]![1] < size * 1.2);
      expect(fixed).toEqual([]);
    }
  });

  it.each(['desktop', 'tablet', 'phone', 'phoneLandscape'] as const)(
    '[HUD-24:part] leave the largest texts room on a %s',
    async (screen) => {
      const { page } = await openHud('arena', SCREENS[screen], {
        settings: { textSize: 150 },
        own: { texts: { top: 'Knock out the other team. First to 20 wins the round.' } },
      });
      await page.waitForFunction(waitForLayout, SCREENS[screen]);
      expect(await page.evaluate(listOverlaps)).toEqual([]);
      expect(await page.evaluate(measureMiddle)).toEqual([]);
    },
  );

  it('[HUD-24:part] choose colors for teams, which then have shapes, by touch', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.tablet);
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByLabel('Team colors').selectOption('Deuteranopia (green)');
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { teamPalette: 'deuteranopia' }]]);
    expect(await page.locator('.hud-mark-shape').count()).toBe(0);
    await change({ settings: { teamPalette: 'deuteranopia' } });
    await expect.poll(() => page.locator('.hud-board .hud-mark-shape').count()).toBe(3);
  });

  it.each(['phone', 'phoneLandscape', 'tablet'] as const)(
    '[HUD-26:part] put all touch controls of a %s on the side of one hand, without overlaps',
    async (screen) => {
      const { width } = SCREENS[screen];
      const { page, change } = await openHud('arena', SCREENS[screen], { isChatQuiet: true });
      for (const touchSide of ['left', 'right'] as const) {
        await change({ settings: { touchSide } });
        await page.waitForFunction(waitForLayout, SCREENS[screen]);
        const middles = await page
          .locator('.hud-stick, .hud-touch-button')
          .evaluateAll((parts) =>
            parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
          );
        expect(middles.length).toBeGreaterThan(2);
        for (const middle of middles) expect(middle < width / 2).toBe(touchSide === 'left');
        expect(await page.evaluate(listOverlaps), `${screen} ${touchSide}`).toEqual([]);
      }
    },
  );

  it('[HUD-26:part] change keys of the HUD, and name actions that share a key', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change controls' }).click();
    await page.getByRole('button', { name: /^Scoreboard Tab/ }).click();
    await page.getByText('Press a key…').waitFor();
    await page.keyboard.press('r');
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { hudKeys: { board: 'r' } }]]);
    await change({ settings: { hudKeys: { board: 'r' } } });
    await page.getByText('Also used for Reload').waitFor();
    await page.getByText('Also used for Scoreboard').waitFor();
    await expectNoSeriousAxe(page);
    await change({ settings: { hudKeys: { board: 'b' } } });
    await expect.poll(() => page.getByText('Also used for').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.down('b');
    await page.locator('.hud-full-board').waitFor();
    await page.keyboard.up('b');
    await page.locator('.hud-full-board').waitFor({ state: 'detached' });
  });

  it('[HUD-26:part] change the keys of slots, which the slots show', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change controls' }).click();
    await page
      .locator('.hud-keys')
      .getByRole('button', { name: /^Slot 2/ })
      .click();
    await page.getByText('Press a key…').waitFor();
    await page.keyboard.press('x');
    const keys = { x: '2', 2: 'x' };
    expect(await takeCalls('changeSettings')).toEqual([['changeSettings', { keys }]]);
    await change({ settings: { keys, hudKeys: { chat: 'x' } } });
    await page.getByText('Also used for Slot 2').waitFor();
    await page.getByText('Also used for Chat').waitFor();
    await page.getByText('Esc always opens and closes the menu.').waitFor();
    await page.getByRole('button', { name: 'Reset HUD keys to defaults' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await takeCalls('changeSettings')).toEqual([
      ['changeSettings', { hudKeys: {} }],
      ['changeSettings', { keys: {} }],
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-slot="2"] u').textContent()).toBe('X');
  });

  it('[HUD-26:part] change the keys of emotes and of spectators', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change controls' }).click();
    await page.getByRole('button', { name: /^Laugh 3/ }).click();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Next player →/ }).click();
    await page.keyboard.press('m');
    expect(await takeCalls('changeSettings')).toEqual([
      ['changeSettings', { hudKeys: { 'emote-3': 'l' } }],
      ['changeSettings', { hudKeys: { 'watch-next': 'm' } }],
    ]);
    await change({ settings: { hudKeys: { 'emote-3': 'l', 'watch-next': 'm' } } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('.hud-wheel').getByText('L', { exact: true }).waitFor();
    await page.keyboard.press('3');
    await page.keyboard.press('l');
    expect(await takeCalls('sendEmote')).toEqual([['sendEmote', 2]]);
    await change({ me: null, own: { unit: null, camera: { target: 101, position: null, zoom: 1 } } });
    await page.keyboard.press('d');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowLeft');
    expect(await takeCalls('watch')).toEqual([
      ['watch', 3],
      ['watch', 1],
    ]);
  });

  it('[HUD-26:part] [HUD-30:part] change the buttons of a gamepad, which have its own signs', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change controls' }).click();
    await page.getByRole('button', { name: /^Reload Y/ }).click();
    await page.getByText('Press a button…').waitFor();
    // The dialog listens a moment after it shows this.
    await page.waitForFunction(() =>
      (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage.calls.some(
        ([kind, given]) => kind === 'capturePad' && given !== null,
      ),
    );
    await page.evaluate(() => {
      const { calls } = (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage;
      const [, onPress] = calls.findLast(([kind, given]) => kind === 'capturePad' && given !== null) ?? [];
      (onPress as (button: number) => void)(0);
    });
    expect(await takeCalls('changeSettings')).toEqual([
      ['changeSettings', { padButtons: { 0: 'r', 3: 'space' } }],
    ]);
    await page.getByText('Press a button…').waitFor({ state: 'detached' });
    await change({ gamepad: 'playstation', settings: { padButtons: { 0: 'r', 3: 'space' } } });
    await page.getByRole('button', { name: /^Reload ✕/ }).waitFor();
  });
});

it('[HUD-27:part] screen readers get the texts of a game without a scoreboard', async () => {
  const { page, change } = await openHud('harbour', SCREENS.desktop, {
    own: { texts: { right: 'Coins: 2' } },
  });
  const announced = () => page.locator('[data-announcer]').textContent();
  await expect.poll(announced).toBe('Coins: 2');
  const { tickRate } = loadGame('harbour').settings;
  await change({ tick: 4000 + 5 * tickRate, own: { texts: { right: 'Coins: 3' } } });
  expect(await announced()).toBe('Coins: 2');
  await change({ tick: 4000 + 10 * tickRate, own: { texts: { right: 'Coins: 5' } } });
  await expect.poll(announced).toBe('Coins: 5');
});

it('[HUD-27:part] screen readers get the score and the objective, also when only one changes', async () => {
  const { page, change } = await openHud('arena', SCREENS.desktop, {
    own: { texts: { top: 'Hold the bridge.' } },
  });
  const announced = () => page.locator('[data-announcer]').textContent();
  await expect.poll(announced).toBe('Copper 12, Tide 7. Hold the bridge.');
  await change({ own: { texts: { top: 'Fall back!' } } });
  await expect.poll(announced).toBe('Fall back!');
  expect(await page.locator('[data-announcer]').getAttribute('aria-live')).toBe('polite');
});
