import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) => Promise<void>;

/**
 * Returns a function that simulates several fingers at once with real touch events. `touchEnd` without fingers lifts
 * all of them.
 */
async function createTouch(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  return async (type, fingers) => {
    const touchPoints = fingers.map((finger) => ({ ...finger }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('fingers', () => {
  it('[MP-07:part] move, aim and use with both thumbs at once, and release', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.phoneLandscape);
    const touch = await createTouch(page);
    const left = await middleOf(page, '[data-side="left"].hud-stick');
    const right = await middleOf(page, '[data-side="right"].hud-stick');
    const one = { id: 1, x: left.x, y: left.y };
    const two = { id: 2, x: right.x, y: right.y };
    await touch('touchStart', [one]);
    await touch('touchStart', [one, two]);
    await touch('touchMove', [
      { ...one, x: left.x + 60 },
      { ...two, y: right.y - 60 },
    ]);
    await touch('touchEnd', [one]);
    await touch('touchEnd', []);
    const calls = await takeCalls('touchStick', 'touchButton');
    expect(calls).toContainEqual(['touchStick', 'move', 1, 0]);
    expect(calls).toContainEqual(['touchStick', 'aim', 0, -1]);
    expect(calls.filter(([kind]) => kind === 'touchButton')).toEqual([
      ['touchButton', 'mouse-left', true],
      ['touchButton', 'mouse-left', false],
    ]);
    expect(calls.filter(([, stick]) => stick === 'move').at(-1)).toEqual(['touchStick', 'move', 0, 0]);
    expect(calls.filter(([, stick]) => stick === 'aim').at(-1)).toEqual(['touchStick', 'aim', 0, 0]);
  });

  it('[MP-07] press buttons of the game while holding a stick', async () => {
    const { page, takeCalls } = await openHud('kickoff', SCREENS.phone);
    const touch = await createTouch(page);
    const stick = await middleOf(page, '.hud-stick');
    const kick = await middleOf(page, '.hud-touch-button:has-text("Kick")');
    const one = { id: 1, x: stick.x - 50, y: stick.y };
    await touch('touchStart', [one]);
    await touch('touchStart', [one, { id: 2, ...kick }]);
    await touch('touchEnd', [{ id: 2, ...kick }]);
    const calls = await takeCalls('touchStick', 'touchButton');
    expect(calls.filter(([kind]) => kind === 'touchButton')).toEqual([
      ['touchButton', 'space', true],
      ['touchButton', 'space', false],
    ]);
    expect(calls.filter(([kind]) => kind === 'touchStick').at(-1)).toEqual(['touchStick', 'move', -1, 0]);
    await touch('touchEnd', []);
    expect((await takeCalls('touchStick')).at(-1)).toEqual(['touchStick', 'move', 0, 0]);
  });

  it.each([
    ['skyline', ['Jump', 'Back'], 1],
    ['harbour', ['Use', 'Swing', 'Next', 'Log'], 1],
    ['nightfall', ['Trade', 'Next'], 2],
    ['blob', ['Split', 'Glow'], 1],
    ['blank', [], 1],
  ] as const)('[MP-07] find in %s the buttons %j and %i stick(s)', async (slug, labels, sticks) => {
    const { page } = await openHud(slug, SCREENS.phoneLandscape);
    await page.locator('.hud-stick').first().waitFor();
    await expect.poll(() => page.locator('.hud-touch-button').allTextContents()).toEqual(labels);
    expect(await page.locator('.hud-stick').count()).toBe(sticks);
  });

  it('[MP-07:part] drop an item with a long press and neither scroll nor zoom the page', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.phone);
    const touch = await createTouch(page);
    const slot = await middleOf(page, '[data-slot="1"]');
    await touch('touchStart', [{ id: 1, ...slot }]);
    await page.waitForFunction(() =>
      (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage.calls.some(
        ([kind]) => kind === 'dropSlot',
      ),
    );
    await touch('touchEnd', []);
    expect(await takeCalls('dropSlot', 'selectSlot')).toEqual([['dropSlot', 1]]);
    const actions = await page
      .locator('.hud-stick, .hud-touch-button, .hud-inventory')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).touchAction));
    expect(new Set(actions)).toEqual(new Set(['none']));
  });

  it('[MP-07:part] get no controls where there is a mouse', async () => {
    const { page } = await openHud('arena', SCREENS.desktop);
    await page.getByLabel('Menu', { exact: true }).waitFor();
    expect(await page.locator('.hud-touch').count()).toBe(0);
  });

  it('[MP-07:part] have targets of at least 44 pixels', async () => {
    const { page } = await openHud('harbour', SCREENS.phone);
    await page.getByLabel('Menu', { exact: true }).waitFor();
    const small = await page.locator('.hud button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.className, rect: button.getBoundingClientRect() }))
        .filter(({ rect }) => rect.width > 0 && (rect.width < 44 || rect.height < 44))
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });
});
