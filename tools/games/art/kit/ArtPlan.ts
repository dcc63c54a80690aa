/** Describes the art of a game. The catalog, the sprite sheets and the tests use it. */
export interface ArtPlan {
  slug: string;
  title: string;
  tiles: readonly ArtTilePlan[];
  sprites: readonly SpritePlan[];
}

export interface ArtTilePlan {
  name: string;
  /** Number of consecutive tiles with this name. */
  count: number;
  solid?: boolean;
  oneWay?: boolean;
  note?: string;
}

export interface SpritePlan {
  /** File name without `.png`. */
  file: string;
  cell: readonly [width: number, height: number];
  columns: number;
  rows: number;
  /** Cells of each animation, counted from 0 row by row. */
  frames: Readonly<Record<string, readonly number[]>>;
  /** Intended size in the game, in tiles. */
  size: readonly [width: number, height: number];
  turns: 'with-body' | 'left-right' | 'never';
  note: string;
}

export const TILE_PIXELS = 32;
/**
 * Pixels in the file per pixel of the plan. Screens show a tile 50 to 130 pixels wide, so 32 pixels would look blurred.
 */
export const PIXEL_RATIO = 2;
export const SHEET_COLUMNS = 8;
/** Number of tiles in a ground or wall whose edges join, see joinEdges.ts. */
export const JOINED_TILE_COUNT = 48;

export function planTile(name: string, note?: string): ArtTilePlan {
  return { name, count: 1, note };
}

export function planTiles(name: string, count: number, note?: string): ArtTilePlan {
  return { name, count, note };
}

export function planSolidTile(name: string, note?: string): ArtTilePlan {
  return { name, count: 1, solid: true, note };
}

export function planOneWayTile(name: string, note?: string): ArtTilePlan {
  return { name, count: 1, oneWay: true, note };
}

export function planJoinedTiles(name: string, isSolid: boolean, note?: string): ArtTilePlan {
  return { name, count: JOINED_TILE_COUNT, solid: isSolid, note };
}

export function planSingleSprite(
  file: string,
  cell: readonly [number, number],
  size: readonly [number, number],
  note: string,
  turns: SpritePlan['turns'] = 'never',
): SpritePlan {
  return { file, cell, columns: 1, rows: 1, frames: {}, size, turns, note };
}

export function planSpriteSheet(
  file: string,
  cell: readonly [number, number],
  frames: SpritePlan['frames'],
  size: readonly [number, number],
  turns: SpritePlan['turns'],
  note: string,
  columns = 1 + Math.max(...Object.values(frames).flat()),
): SpritePlan {
  const count = 1 + Math.max(...Object.values(frames).flat());
  return { file, cell, columns, rows: Math.ceil(count / columns), frames, size, turns, note };
}

/** The eight cells of a walking character. */
const WALKER_FRAMES = { idle: [0, 1], move: [2, 3, 4, 5], hurt: [6], down: [7] };

export function planWalkerSprite(
  file: string,
  turns: SpritePlan['turns'],
  note: string,
  cell: readonly [number, number] = [64, 64],
  size: readonly [number, number] = [1.5, 1.5],
): SpritePlan {
  return planSpriteSheet(file, cell, WALKER_FRAMES, size, turns, note);
}

export function countPlannedTiles(plan: ArtPlan): number {
  return plan.tiles.reduce((sum, { count }) => sum + count, 0);
}
