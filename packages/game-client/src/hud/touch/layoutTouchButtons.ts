import type { Key } from '@playloom/game-format';
import type { PlannedButton } from '../../controls/planTouchControls.ts';
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
): PlacedButton[] {
  const placed = new Map<Key, PlacedButton>();
  // The main button is placed first, so that it gets its spot when two buttons want the same one.
  const ordered = [...buttons].sort((a, b) => Number(b.isMain) - Number(a.isMain));
  for (const button of ordered) {
    const size = button.isMain ? MAIN_BUTTON : BUTTON;
    const taken = [...solid, ...[...placed.values()].map(getButtonRect)];
    const spot = findSpot(wantedSpot(button, screen), size, screen, taken);
    placed.set(button.key, { ...button, ...spot, size });
  }
  return buttons.flatMap(({ key }) => placed.get(key) ?? []);
}

function wantedSpot(
  { x, y }: PlannedButton,
  { width, height }: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const reach = Math.min(height, REACH);
  return { left: x * width, top: y < 0.5 ? y * reach : height - (1 - y) * reach };
}

/** Finds the free spot nearest to the wanted one. Returns the wanted one if none is free. */
function findSpot(
  wanted: { left: number; top: number },
  size: number,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Rect[],
): { left: number; top: number } {
  const edge = EDGE + size / 2;
  let best = { left: clamp(wanted.left, edge, width - edge), top: clamp(wanted.top, edge, height - edge) };
  let bestDistance = isFree(best, size, taken) ? distance(best, wanted) : Infinity;
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
