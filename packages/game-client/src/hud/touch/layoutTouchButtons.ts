import type { Key } from '@playloom/game-format';
import type { PlannedButton } from '../../controls/planTouchControls.ts';
import type { TouchSide } from '../../settings/PlayerSettings.ts';
import { getButtonRect, isOverlapping, type Rect } from './buttonRect.ts';

export interface PlacedButton extends PlannedButton {
  /** Center of the button, in CSS pixels from the top left corner of the HUD. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const MAIN_BUTTON = 68;
const BUTTON = 58;
const GAP = 8;
const EDGE = 12;
const STEP = 6;
/** The part of the width and height at each edge where buttons may be. The middle of the screen belongs to the game. */
const SIDE = 0.2;
/** Screens with a smaller side are phones, where what the game says takes the whole width at the top. */
const PHONE_SIDE = 700;
/** On a tall screen thumbs reach only this far from the bottom and the top. */
const REACH = 520;

/**
 * Places each button where its creator wants it, or as close as possible without covering a stick, another part of
 * the HUD or another button. Creators design for a wide screen: on a tall one, positions are measured from the nearer
 * edge, so that buttons stay under the thumb.
 */
export function layoutTouchButtons(
  buttons: readonly PlannedButton[],
  screen: { readonly width: number; readonly height: number },
  solid: readonly Rect[],
  side: TouchSide = 'both',
): PlacedButton[] {
  const placed = new Map<Key, PlacedButton>();
  // The main button is placed first, so that it gets its spot when two buttons want the same one.
  const ordered = [...buttons].sort((a, b) => Number(b.isMain) - Number(a.isMain));
  const reserved = [
    side === 'both' ? measureMiddle(screen) : measureOtherHalf(screen, side),
    measureTop(screen),
  ];
  for (const button of ordered) {
    const size = button.isMain ? Math.min(MAIN_BUTTON, Math.max(BUTTON, SIDE * screen.width - EDGE)) : BUTTON;
    const taken = [...solid, ...[...placed.values()].map(getButtonRect)];
    const wanted = wantedSpot(moveToSide(button, side), screen);
    // A crowded screen is better than a button on another one.
    const spot =
      findSpot(wanted, size, screen, [...reserved, ...taken]) ??
      findSpot(wanted, size, screen, taken) ??
      wanted;
    placed.set(button.key, { ...button, ...spot, size });
  }
  return buttons.flatMap(({ key }) => placed.get(key) ?? []);
}

/** The middle as a place that is taken. Smaller by the gap, because buttons may touch it. */
function measureMiddle({ width, height }: { readonly width: number; readonly height: number }): Rect {
  return {
    left: SIDE * width + GAP,
    top: SIDE * height + GAP,
    right: (1 - SIDE) * width - GAP,
    bottom: (1 - SIDE) * height - GAP,
  };
}

/** The place of the match, the objective, and messages, which change all the time. */
function measureTop({ width, height }: { readonly width: number; readonly height: number }): Rect {
  const isPhone = Math.min(width, height) < PHONE_SIDE;
  const top = { left: 0, top: 0, right: width, bottom: SIDE * height - GAP };
  return isPhone ? top : { ...top, left: SIDE * width + GAP, right: (1 - SIDE) * width - GAP };
}

/** The half of the screen that one hand does not reach. */
function measureOtherHalf(
  { width, height }: { readonly width: number; readonly height: number },
  side: TouchSide,
): Rect {
  const half = { left: 0, top: 0, right: width, bottom: height };
  return side === 'left' ? { ...half, left: width / 2 } : { ...half, right: width / 2 };
}

/** For one hand, buttons of the other side are mirrored. */
function moveToSide(button: PlannedButton, side: TouchSide): PlannedButton {
  const isThere = side === 'both' || button.x < 0.5 === (side === 'left');
  return isThere ? button : { ...button, x: 1 - button.x };
}

function wantedSpot(
  { x, y }: PlannedButton,
  { width, height }: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const reach = Math.min(height, REACH);
  return { left: x * width, top: y < 0.5 ? y * reach : height - (1 - y) * reach };
}

/** Finds the free spot nearest to the wanted one. Null if none is free. */
function findSpot(
  wanted: { left: number; top: number },
  size: number,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Rect[],
): { left: number; top: number } | null {
  const edge = EDGE + size / 2;
  const near = { left: clamp(wanted.left, edge, width - edge), top: clamp(wanted.top, edge, height - edge) };
  let best = isFree(near, size, taken) ? near : null;
  let bestDistance = best === null ? Infinity : distance(best, wanted);
  for (let top = edge; top <= height - edge; top += STEP) {
    for (let left = edge; left <= width - edge; left += STEP) {
      const far = distance({ left, top }, wanted);
      if (far >= bestDistance || !isFree({ left, top }, size, taken)) continue;
      best = { left, top };
      bestDistance = far;
    }
  }
  return best;
}

function isFree(spot: { left: number; top: number }, size: number, taken: readonly Rect[]): boolean {
  const rect = getButtonRect({ ...spot, size });
  return !taken.some((other) => isOverlapping(rect, other, GAP));
}

function distance(a: { left: number; top: number }, b: { left: number; top: number }): number {
  return (a.left - b.left) ** 2 + (a.top - b.top) ** 2;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
