import type { Blob } from './blob.ts';

const PAD_RADIUS = 2.4;
/** Who is larger than this sticks out. */
const HIDES_UP_TO = 1.8;

const hidden = new Set<Unit>();
let pads: readonly Point[] = [];

export function findPads(): void {
  const found = [...props.propsOfType('lily'), ...props.propsOfType('lily-flower')];
  pads = found.map((pad) => positions.positionOf(pad)!);
}

/** Whoever is wholly under a lily pad can neither be seen nor read by name. */
export function hideUnderPads(blobs: readonly Blob[]): void {
  for (const blob of blobs) {
    const isHidden = blob.radius < HIDES_UP_TO && pads.some((pad) => isUnder(blob, pad));
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

/** A new life ends every buff. */
export function forgetHidden(unit: Unit): void {
  if (hidden.delete(unit)) messages.setNameLabel(unit, true);
}
