import { findJoinedTile, varyMiddle } from '../joinEdges.ts';
import { TILE_PIXELS } from './ArtPlan.ts';
import { placed } from './ink.ts';
import type { Drawings } from './paintSheet.ts';

/** A picture put together from a game's own tiles and sprites. */
export type Art = Pick<Drawings, 'plan' | 'tiles' | 'sprites'>;

export interface Placement {
  file: string;
  /** In tiles; the middle of the sprite. */
  x: number;
  y: number;
  frame?: number;
  degrees?: number;
  flip?: boolean;
  scale?: number;
}

export function putTile(art: Art, name: string, index: number, x: number, y: number): string {
  return placed(x * TILE_PIXELS, y * TILE_PIXELS, 1, 1, 0, clipTile(art.tiles[name]!(index)));
}

/** Fills rows and columns with one kind of ground, chosen cell by cell. */
export function layGround(
  art: Art,
  columns: number,
  rows: number,
  choose: (x: number, y: number) => readonly [name: string, index: number],
): string {
  const parts: string[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [name, index] = choose(x, y);
      parts.push(putTile(art, name, index, x, y));
    }
  }
  return parts.join('');
}

/** Lays a joined ground where the plan of characters has `mark`; beyond the plan it goes on. */
export function layJoined(art: Art, name: string, rows: readonly string[], mark: string): string {
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const has = (x: number, y: number) => {
    const row = rows[clamp(y, rows.length)]!;
    return row[clamp(x, row.length)] === mark;
  };
  const parts: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== mark) continue;
      const index = findJoinedTile((dx, dy) => has(x + dx, y + dy));
      parts.push(putTile(art, name, varyMiddle(index, x, y), x, y));
    }
  }
  return parts.join('');
}

/** Puts a sprite into the picture at the size its plan names. */
export function putSprite(art: Art, put: Placement): string {
  const sprite = art.plan.sprites.find(({ file }) => file === put.file);
  if (!sprite) throw new Error(`${art.plan.slug} has no sprite ${put.file}`);
  const scale = ((sprite.size[0] * TILE_PIXELS) / sprite.cell[0]) * (put.scale ?? 1);
  const drawing = art.sprites[put.file]!(put.frame ?? 0);
  const [x, y] = [put.x * TILE_PIXELS, put.y * TILE_PIXELS];
  return placed(x, y, put.flip ? -scale : scale, scale, put.degrees ?? 0, drawing);
}

/** The further south something stands, the later it is drawn. */
export function putSprites(art: Art, puts: readonly Placement[]): string {
  return puts
    .toSorted((a, b) => a.y - b.y)
    .map((put) => putSprite(art, put))
    .join('');
}

/** Makes a picture of 960×600 from a scene drawn in tiles of 32. */
export function zoom(scale: number, dx: number, dy: number, ...children: string[]): string {
  return placed(dx * TILE_PIXELS * scale, dy * TILE_PIXELS * scale, scale, scale, 0, ...children);
}

function clipTile(drawing: string): string {
  return `<svg width="32" height="32" viewBox="0 0 32 32" overflow="hidden">${drawing}</svg>`;
}
