/** Something out of view that an arrow points at. */
export interface ArrowTarget {
  readonly key: string;
  /** Its position on the screen, in pixels, outside of the view. */
  readonly x: number;
  readonly y: number;
  /** In tiles. */
  readonly distance: number;
  readonly isImportant: boolean;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The view, and the parts of the HUD in it. */
export interface ArrowSpace {
  readonly width: number;
  readonly height: number;
  readonly obstacles: readonly Rect[];
}

export interface PlannedArrow<Target extends ArrowTarget = ArrowTarget> {
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  /** The direction of the target in radians, clockwise from the right. */
  readonly angle: number;
  /** How many targets it stands for. */
  count: number;
}

/** More arrows than this confuse. */
export const ARROWS_MAX = 6;
/** From the center of an arrow to its tip. */
export const ARROW_RADIUS = 22;
/** Arrows this close point at almost the same place, so the less important one is merged into the other. */
const MERGE_PIXELS = 40;
const EDGE_GAP = 6;
/** Arrows stay out of the middle 60% of the view, as all that stays on the screen. */
const MIDDLE_EDGE = 0.2;
/** From the edge of the view to the middle: where an arrow looks for space between the parts of the HUD. */
const RINGS = [0, 0.5, 1];
const TURN_STEP = Math.PI / 30;
const TURNS_MAX = 15;

/**
 * Places an arrow for each target at the edge of the view, the most important and nearest first, so that none covers the
 * middle, a part of the HUD, or another arrow.
 */
export function planArrows<Target extends ArrowTarget>(
  targets: readonly Target[],
  space: ArrowSpace,
): PlannedArrow<Target>[] {
  const arrows: PlannedArrow<Target>[] = [];
  const ordered = targets.toSorted(
    (a, b) => Number(b.isImportant) - Number(a.isImportant) || a.distance - b.distance,
  );
  for (const target of ordered) {
    const angle = Math.atan2(target.y - space.height / 2, target.x - space.width / 2);
    const wanted = findPlace(angle, space, 0);
    const near = arrows.find((arrow) => Math.hypot(arrow.x - wanted.x, arrow.y - wanted.y) < MERGE_PIXELS);
    if (near !== undefined) {
      near.count += 1;
      continue;
    }
    if (arrows.length === ARROWS_MAX) continue;
    const place = findFreePlace(angle, space, arrows);
    if (place !== null) arrows.push({ target, ...place, angle, count: 1 });
  }
  return arrows;
}

/** The free place closest to the direction of the target. Null if the HUD leaves none nearby. */
function findFreePlace(
  angle: number,
  space: ArrowSpace,
  arrows: readonly PlannedArrow[],
): { readonly x: number; readonly y: number } | null {
  for (let turn = 0; turn <= TURNS_MAX; turn += 1) {
    for (const side of turn === 0 ? [1] : [1, -1]) {
      for (const ring of RINGS) {
        const place = findPlace(angle + side * turn * TURN_STEP, space, ring);
        if (isFree(place, space, arrows)) return place;
      }
    }
  }
  return null;
}

/** Where the direction from the center leaves a rectangle inside the view. Ring 1 touches the middle of the view. */
function findPlace(
  angle: number,
  { width, height }: ArrowSpace,
  ring: number,
): { readonly x: number; readonly y: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const halfWidth = computeHalf(width, ring);
  const halfHeight = computeHalf(height, ring);
  const reach = Math.min(
    halfWidth / Math.max(Math.abs(cos), Number.EPSILON),
    halfHeight / Math.max(Math.abs(sin), Number.EPSILON),
  );
  return { x: width / 2 + cos * reach, y: height / 2 + sin * reach };
}

function computeHalf(side: number, ring: number): number {
  const outer = ARROW_RADIUS + EDGE_GAP;
  const inner = Math.max(outer, side * MIDDLE_EDGE - ARROW_RADIUS);
  return side / 2 - (outer + (inner - outer) * ring);
}

function isFree(
  { x, y }: { readonly x: number; readonly y: number },
  { obstacles }: ArrowSpace,
  arrows: readonly PlannedArrow[],
): boolean {
  const isCovered = obstacles.some(
    ({ left, top, right, bottom }) =>
      x + ARROW_RADIUS > left &&
      x - ARROW_RADIUS < right &&
      y + ARROW_RADIUS > top &&
      y - ARROW_RADIUS < bottom,
  );
  return !isCovered && arrows.every((arrow) => Math.hypot(arrow.x - x, arrow.y - y) >= MERGE_PIXELS);
}
