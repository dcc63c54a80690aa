import { expect, it } from 'vitest';
import { isFrameDue } from './isFrameDue.ts';

/** Counts the frames that are drawn in a second on a screen with this rate. */
function countFrames(rate: number, isSaving: boolean): number {
  let drawnAt = 0;
  let drawn = 0;
  for (let frame = 1; frame <= rate; frame += 1) {
    // Browsers round times to a tenth of a millisecond.
    const at = Math.round((frame * 10_000) / rate) / 10;
    if (!isFrameDue(at - drawnAt, isSaving)) continue;
    drawnAt = at;
    drawn += 1;
  }
  return drawn;
}

it('[GPU-06:part] draws 30 frames a second while saving battery, whatever the screen shows', () => {
  for (const rate of [30, 60, 90, 120, 240]) expect(countFrames(rate, true)).toBe(30);
  for (const rate of [50, 75, 144]) {
    expect(countFrames(rate, true)).toBeGreaterThanOrEqual(25);
    expect(countFrames(rate, true)).toBeLessThanOrEqual(30);
  }
});

it('[GPU-06:part] draws every frame otherwise', () => {
  for (const rate of [30, 60, 120, 144]) expect(countFrames(rate, false)).toBe(rate);
});
