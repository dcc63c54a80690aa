import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHudTestGame } from '../testing/createHudTestGame.ts';
import { layoutTouchButtons } from './layoutTouchButtons.ts';
import { isOverlapping, getButtonRect } from './buttonRect.ts';
import { planTouchControls, type PlannedButton } from '../../controls/planTouchControls.ts';
import { toStickVector, computeStickLength, STICK_REACH } from './toStickVector.ts';

const PHONE = { width: 844, height: 390 };
const UPRIGHT = { width: 390, height: 844 };
const STICKS = [
  { left: 20, top: 230, right: 152, bottom: 362 },
  { left: 692, top: 230, right: 824, bottom: 362 },
];
const button = (key: PlannedButton['key'], x: number, y: number, isMain = false): PlannedButton => ({
  key,
  label: key,
  x,
  y,
  isMain,
});

describe('[MP-07:part] touch buttons', () => {
  it('are where the creator wants them when the space is free', () => {
    const [placed] = layoutTouchButtons([button('e', 0.9, 0.3)], PHONE, STICKS);
    expect(placed).toMatchObject({ left: 759.6, top: 117 });
  });

  it('[HUD-20:part] leave the middle of the screen to the game', () => {
    for (const screen of [PHONE, UPRIGHT, { width: 360, height: 640 }]) {
      const wanted = [button('e', 0.5, 0.5), button('f', 0.5, 0.5, true)];
      for (const { left, top, right, bottom } of layoutTouchButtons(wanted, screen, []).map(getButtonRect)) {
        const { width, height } = screen;
        const isOutside =
          right <= 0.2 * width || left >= 0.8 * width || bottom <= 0.2 * height || top >= 0.8 * height;
        expect(isOutside).toBe(true);
      }
    }
  });

  it('avoid sticks and each other, close to their wanted position', () => {
    const placed = layoutTouchButtons([button('e', 0.9, 0.75), button('f', 0.9, 0.75, true)], PHONE, STICKS);
    const rects = placed.map(getButtonRect);
    expect(isOverlapping(rects[0]!, rects[1]!)).toBe(false);
    for (const rect of rects) for (const stick of STICKS) expect(isOverlapping(rect, stick)).toBe(false);
    for (const { left, top } of placed) expect(Math.hypot(left - 760, top - 292)).toBeLessThan(190);
    expect(placed.map(({ key }) => key)).toEqual(['e', 'f']);
  });

  it('stay near the thumb on a tall screen: positions count from the nearer edge', () => {
    const [low, high] = layoutTouchButtons([button('e', 0.85, 0.75), button('f', 0.85, 0.25)], UPRIGHT, []);
    expect(low?.top).toBe(844 - 0.25 * 520);
    // Messages and the objective are above it.
    expect(high?.top).toBeGreaterThan(0.2 * 844 + 29);
    expect(high?.top).toBeLessThan(0.2 * 844 + 29 + 12);
    const [onTablet] = layoutTouchButtons([button('e', 0.9, 0.25)], { width: 820, height: 1180 }, []);
    expect(onTablet?.top).toBe(0.25 * 520);
  });

  it('fit on the screen and are at least 44 pixels wide, wherever they are wanted', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 4 }), (places) => {
        const wanted = places.map(([x, y], index) => button((['e', 'f', 'g', 'h'] as const)[index]!, x, y));
        const rects = layoutTouchButtons(wanted, UPRIGHT, STICKS).map(getButtonRect);
        for (const [index, rect] of rects.entries()) {
          expect(rect.right - rect.left).toBeGreaterThanOrEqual(44);
          expect(rect.left >= 0 && rect.top >= 0 && rect.right <= 390 && rect.bottom <= 844).toBe(true);
          expect(rects.some((other, at) => at !== index && isOverlapping(rect, other))).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('[MP-07:part] the touch controls of a type', () => {
  const plan = (unit: object, isBagShown = true) =>
    planTouchControls(
      createHudTestGame({ types: { units: { fighter: { name: 'Fighter', ...unit } } } }).types.units[
        'fighter'
      ]!,
      isBagShown,
    );
  const fire = {
    key: 'mouse-left',
    press: { kind: 'use-item' },
    touchButton: { label: 'Fire', x: 0.9, y: 0.7 },
  };

  it('have an aim stick where the unit faces the mouse', () => {
    const { aim, buttons, hasMoveStick } = plan({
      controls: { scheme: 'wasd', facing: 'mouse', keys: [fire] },
    });
    expect({ aim, buttons, hasMoveStick }).toEqual({
      aim: { useKey: 'mouse-left', label: 'Fire' },
      buttons: [],
      hasMoveStick: true,
    });
  });

  it('have a button where it does not', () => {
    const { aim, buttons } = plan({ controls: { scheme: 'wasd', keys: [fire] } });
    expect(aim).toBeNull();
    expect(buttons).toEqual([{ key: 'mouse-left', label: 'Fire', x: 0.9, y: 0.7, isMain: true }]);
  });

  it('have a jump button for platformers, unless the space bar is bound', () => {
    const labels = (keys: object[]): string[] =>
      plan({ controls: { scheme: 'platformer', keys } }).buttons.map(({ label }) => label);
    expect(labels([])).toEqual(['Jump']);
    expect(
      labels([{ key: 'space', press: { kind: 'interact' }, touchButton: { label: 'Fly', x: 0, y: 0 } }]),
    ).toEqual(['Fly']);
  });

  it('have a use button for types with an inventory and no button of their own', () => {
    const keys = (size: number, isBagShown = true): string[] =>
      plan({ inventory: { size }, controls: { scheme: 'wasd' } }, isBagShown).buttons.map(({ key }) => key);
    expect([keys(3), keys(0), keys(3, false)]).toEqual([['mouse-left'], [], []]);
  });

  it('are empty for units without controls', () => {
    expect(plan({ controls: { scheme: 'none' } })).toEqual({ hasMoveStick: false, aim: null, buttons: [] });
  });
});

describe('[MP-07:part] a touch stick', () => {
  it('converts the finger offset to a vector of at most length 1', () => {
    expect(toStickVector(STICK_REACH / 2, 0)).toEqual({ x: 0.5, y: 0 });
    expect(computeStickLength(toStickVector(300, -400))).toBeCloseTo(1, 10);
    expect(toStickVector(300, -400).y).toBeCloseTo(-0.8, 10);
    expect(toStickVector(0, 0)).toEqual({ x: 0, y: 0 });
  });
});
