import type { Blob } from './blob.ts';

const PAD_RADIUS = 2.4;
/** Blobs with a larger radius don't fit under a lily pad. */
const MAX_HIDDEN_RADIUS = 1.8;

const hidden = new Set<Unit>();
let pads: readonly Point[] = [];

export function findLilyPads(): void {
  const found = [...props.propsOfType('lily'), ...props.propsOfType('lily-flower')];
  pads = found.map((pad) => positions.positionOf(pad)!);
}

/** Hides blobs that are under a lily pad, together with their name labels. */
export function hideUnderLilyPads(blobs: readonly Blob[]): void {
  for (const blob of blobs) {
    const isHidden = blob.radius < MAX_HIDDEN_RADIUS && pads.some((pad) => isUnder(blob, pad));
    if (isHidden === hidden.has(blob.unit)) continue;
    if (isHidden) {
      hidden.add(blob.unit);
      combat.giveBuff(blob.unit, 'hidden');
    } else {
      hidden.delete(blob.unit);
      combat.removeBuff(blob.unit, 'hidden');
    }
    messages.setNameLabel(blob.unit, !isHidden);
  }
}

function isUnder({ x, y, radius }: Blob, pad: Point): boolean {
  const reach = PAD_RADIUS - radius * 0.7;
  return (x - pad.x) * (x - pad.x) + (y - pad.y) * (y - pad.y) < reach * reach;
}

/** Shows the name label again after a respawn, which already removes the buff. */
export function showNameAgain(unit: Unit): void {
  if (hidden.delete(unit)) messages.setNameLabel(unit, true);
}
