import type { Point } from '@playloom/game-format';

export interface Listener {
  readonly x: number;
  readonly y: number;
  /** How far the picture reaches to its side, in tiles. */
  readonly halfWidth: number;
}

/** What is at the rim of the picture comes mostly from that side. */
const PAN_MAX = 0.8;

/** How loud something is heard and from which side; null when it is too far away. */
export function placeSound(
  at: Point | null,
  range: number,
  listener: Listener,
): { readonly volume: number; readonly pan: number } | null {
  if (at === null) return { volume: 1, pan: 0 };
  const dx = at.x - listener.x;
  const near = 1 - Math.hypot(dx, at.y - listener.y) / range;
  if (near <= 0) return null;
  const side = dx / Math.max(1, listener.halfWidth);
  // Loudness is felt by the square: half way out it is a quarter as loud.
  return { volume: near * near, pan: Math.max(-PAN_MAX, Math.min(PAN_MAX, side * PAN_MAX)) };
}
