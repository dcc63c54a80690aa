const GAP = 12;
const RING = 3;

/**
 * Puts the ring around the target and the card beside it, inside the window. Without a target, puts the card
 * in the corner.
 */
export function positionTourCard(card: HTMLElement, ring: HTMLElement, target: Element | null): void {
  const box = target?.getBoundingClientRect() ?? null;
  positionTourRing(ring, box);
  const { innerWidth: width, innerHeight: height } = window;
  const own = card.getBoundingClientRect();
  if (box === null) return move(card, GAP, height - own.height - GAP);
  const { x, y } = findSpot(box, own, width, height);
  move(card, clamp(x, GAP, width - own.width - GAP), clamp(y, GAP, height - own.height - GAP));
}

/** Puts the ring around a box in the window, or hides it if there is none. */
export function positionTourRing(ring: HTMLElement, box: DOMRect | null): void {
  ring.hidden = box === null;
  if (box === null) return;
  Object.assign(ring.style, {
    left: `${box.left - RING}px`,
    top: `${box.top - RING}px`,
    width: `${box.width + RING * 2}px`,
    height: `${box.height + RING * 2}px`,
  });
}

/**
 * Finds the position of the card: in the lower corner of a large target, beside a tall one, otherwise below
 * or above.
 */
function findSpot(box: DOMRect, own: DOMRect, width: number, height: number): { x: number; y: number } {
  const isTall = box.height > height / 2;
  if (isTall && box.width > width / 3) {
    return { x: box.right - own.width - GAP * 2, y: box.bottom - own.height - GAP * 2 };
  }
  if (isTall) {
    const isRoomRight = box.right + own.width + GAP * 2 < width;
    return { x: isRoomRight ? box.right + GAP : box.left - own.width - GAP, y: box.top + GAP };
  }
  const below = box.bottom + GAP;
  return { x: box.left, y: below + own.height < height ? below : box.top - own.height - GAP };
}

function move(card: HTMLElement, x: number, y: number): void {
  Object.assign(card.style, { left: `${x}px`, top: `${y}px` });
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(value, to));
}
