const GAP = 12;
const RING = 3;

/** Puts the ring around what is pointed to and the card beside it, inside the window; into the corner without it. */
export function placeCard(card: HTMLElement, ring: HTMLElement, target: Element | null): void {
  const box = target?.getBoundingClientRect() ?? null;
  ring.hidden = box === null;
  const { innerWidth: width, innerHeight: height } = window;
  const own = card.getBoundingClientRect();
  if (box === null) return move(card, GAP, height - own.height - GAP);
  Object.assign(ring.style, {
    left: `${box.left - RING}px`,
    top: `${box.top - RING}px`,
    width: `${box.width + RING * 2}px`,
    height: `${box.height + RING * 2}px`,
  });
  // Large things have the card in their lower corner, small ones below or above them.
  const isLarge = box.width > width / 3 && box.height > height / 3;
  const x = isLarge ? box.right - own.width - GAP * 2 : box.left;
  const below = box.bottom + GAP;
  const y = isLarge
    ? box.bottom - own.height - GAP * 2
    : below + own.height < height
      ? below
      : box.top - own.height - GAP;
  move(card, clamp(x, GAP, width - own.width - GAP), clamp(y, GAP, height - own.height - GAP));
}

function move(card: HTMLElement, x: number, y: number): void {
  Object.assign(card.style, { left: `${x}px`, top: `${y}px` });
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(value, to));
}
