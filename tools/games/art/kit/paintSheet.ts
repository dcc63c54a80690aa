import { element } from '../../draw/svg.ts';
import {
  PIXEL_RATIO,
  SHEET_COLUMNS,
  TILE_PIXELS,
  countPlannedTiles,
  type ArtPlan,
  type SpritePlan,
} from './ArtPlan.ts';
import { loadSharp } from '../../draw/loadSharp.ts';

/** Draws one tile in a square from 0 to 32. `index` is its number among the tiles with the same name. */
export type DrawTile = (index: number) => string;
/** Draws one cell of a sprite around 0,0. */
export type DrawSprite = (frame: number) => string;

export interface GameArt {
  plan: ArtPlan;
  tiles: Readonly<Record<string, DrawTile>>;
  sprites: Readonly<Record<string, DrawSprite>>;
}

/** Draws the tileset of a game as one SVG. */
export function composeTiles({ plan, tiles }: GameArt): string {
  const cells: string[] = [];
  let id = 0;
  for (const { name, count } of plan.tiles) {
    const draw = tiles[name];
    if (!draw) throw new Error(`${plan.slug}: nobody draws the tile ${name}`);
    for (let index = 0; index < count; index++, id++) {
      const x = (id % SHEET_COLUMNS) * TILE_PIXELS;
      const y = Math.floor(id / SHEET_COLUMNS) * TILE_PIXELS;
      cells.push(cell(x, y, TILE_PIXELS, TILE_PIXELS, [0, 0], draw(index)));
    }
  }
  const rows = Math.ceil(countPlannedTiles(plan) / SHEET_COLUMNS);
  return page(SHEET_COLUMNS * TILE_PIXELS, rows * TILE_PIXELS, cells);
}

/** Draws the sheet of a sprite as one SVG. */
export function composeSprite(art: GameArt, sprite: SpritePlan): string {
  const draw = art.sprites[sprite.file];
  if (!draw) throw new Error(`${art.plan.slug}: nobody draws the sprite ${sprite.file}`);
  const [width, height] = sprite.cell;
  const last = Math.max(0, ...Object.values(sprite.frames).flat());
  const cells = Array.from({ length: last + 1 }, (_, frame) => {
    const x = (frame % sprite.columns) * width;
    const y = Math.floor(frame / sprite.columns) * height;
    return cell(x, y, width, height, [-width / 2, -height / 2], draw(frame));
  });
  return page(width * sprite.columns, height * sprite.rows, cells);
}

/** Renders an SVG as a PNG with at most 256 colors. */
export async function paintPng(svg: string): Promise<Buffer> {
  const read = loadSharp();
  return read(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 10, dither: 0.5 }).toBuffer();
}

function cell(
  x: number,
  y: number,
  width: number,
  height: number,
  [left, top]: readonly [number, number],
  content: string,
): string {
  const viewBox = `${left} ${top} ${width} ${height}`;
  return element('svg', { x, y, width, height, viewBox, overflow: 'hidden' }, content);
}

function page(width: number, height: number, children: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: width * PIXEL_RATIO,
    height: height * PIXEL_RATIO,
    viewBox: `0 0 ${width} ${height}`,
  };
  return element('svg', attributes, ...children);
}
