import type { Point } from '@playloom/game-format';

export interface SoundListener {
  readonly x: number;
  readonly y: number;
  /** Half the width of the view, in tiles. */
  readonly halfWidth: number;
}

/** Panning of a sound at the edge of the view. */
const PAN_MAX = 0.8;

/** Computes the volume and panning of a sound from its position. Null when it is out of range. */
export function spatializeSound(
  at: Point | null,
  range: number,
  listener: SoundListener,
): { readonly volume: number; readonly pan: number } | null {
  if (at === null) return { volume: 1, pan: 0 };
  const dx = at.x - listener.x;
  const near = 1 - Math.hypot(dx, at.y - listener.y) / range;
  if (near <= 0) return null;
  const side = dx / Math.max(1, listener.halfWidth);
  // The volume falls off quadratically: at half the range it is a quarter.
  return { volume: near * near, pan: Math.max(-PAN_MAX, Math.min(PAN_MAX, side * PAN_MAX)) };
}
