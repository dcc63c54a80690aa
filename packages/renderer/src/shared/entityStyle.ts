/* Measures of entities that are the same in 2D and in 3D. Sizes are in CSS pixels. */

/** How long an entity that was hurt flashes white. */
export const FLASH_SECONDS = 0.16;
export const BAR = { width: 46, height: 8, line: 2, track: 0x1b1430, trackAlpha: 0.9 } as const;
/** A bar that is not empty never looks empty. */
const PART_MIN = 0.08;
/** Distance between the bars, name, speech and emote of an entity. */
export const TAG_GAP = 3;
/** The bubble of a protected entity: its size relative to the look, and how opaque its ring and its inside are. */
export const SHIELD = { color: 0xbfe9ff, size: 1.35, ring: 0.6, inside: 0.3 } as const;
/** If the cosine of its direction is smaller, an entity faces almost straight up or down and keeps its last side. */
const SIDE_THRESHOLD = 0.05;

/** The side that an entity faces: 1 is right, -1 left. `facing` is the cosine of its direction on the screen. */
export function pickSide(facing: number, before: 1 | -1): 1 | -1 {
  return Math.abs(facing) > SIDE_THRESHOLD ? (facing < 0 ? -1 : 1) : before;
}

/** The part of a bar that is drawn as full. */
export function getBarPart(fill: number): number {
  return fill <= 0 ? 0 : Math.min(1, Math.max(PART_MIN, fill));
}
