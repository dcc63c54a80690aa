import { type GameMap, limits, type PlacedTile, decodeTile, readTileProperties } from '@playloom/game-format';
import { type MapCells, readMapCell } from '../shared/mapCells.ts';
import { getTileTextureCoordinates, type TileSheet } from '../shared/tileSheets.ts';

/** Side length of a plot in cells. Plots are large, because a few large meshes draw faster than many small ones. */
export const TERRAIN_PLOT_SIZE = limits.CHUNK_SIZE * 2;

/** How a tile is drawn in 3D: flat on the ground, as a block, as a thick cut-out, or as an upright image. */
export type TileKind = 'flat' | 'block' | 'relief' | 'upright';

/** How a tile looks in 3D. It is the same for all its cells in a layer. */
interface TileForm {
  readonly kind: TileKind;
  readonly base: number;
  readonly top: number;
  /** The parts of the tile sheet for the top and the sides, in texture coordinates. */
  readonly face: Area;
  readonly side: Area;
}

type Area = readonly [left: number, top: number, right: number, bottom: number];

/** The data of a map that is needed to draw its tiles in 3D. */
export interface TileDrawingData {
  readonly map: GameMap;
  readonly sheets: readonly TileSheet[];
  /** Which fraction of a tile is opaque, from 0 to 1. */
  readonly coverOf: (id: number) => number;
  /** Cached forms by layer, then by tile id. */
  readonly forms: (Map<number, TileForm | null> | undefined)[];
  /** The position of each layer in `order`. */
  readonly ranks: readonly number[];
  /** Indices of the layers, from the lowest to the highest. */
  readonly order: readonly number[];
}

/** Number of values per tile, as `writeTile` writes them. */
export const TILE_STRIDE = 16;
/** Vertical distance between flat layers in tiles, so that a lower layer never shows through. */
const LAYER_STEP = 0.006;
/** Smaller differences in height between neighbors get no visible side. */
const BANK_MIN = 0.05;
const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const BLOCK_HEIGHT = 1;
const RELIEF_HEIGHT = 0.45;
/** A tile becomes a block only if at least this fraction of it is opaque. */
const BLOCK_COVER = 0.72;

export function createTileDrawingData(
  map: GameMap,
  sheets: readonly TileSheet[],
  coverOf: (id: number) => number,
): TileDrawingData {
  const order = map.layers
    .map((_, index) => index)
    .toSorted((a, b) => map.layers[a]!.depth - map.layers[b]!.depth || a - b);
  const ranks = map.layers.map((_, index) => order.indexOf(index));
  return { map, sheets, coverOf, forms: [], ranks, order };
}

/** How a tile looks in 3D. Null if no tileset has the tile. */
export function readTileForm(plan: TileDrawingData, layerIndex: number, id: number): TileForm | null {
  const forms = (plan.forms[layerIndex] ??= new Map<number, TileForm | null>());
  const known = forms.get(id);
  if (known !== undefined) return known;
  const form = buildForm(plan, layerIndex, id);
  forms.set(id, form);
  return form;
}

function buildForm(plan: TileDrawingData, layerIndex: number, id: number): TileForm | null {
  const sheet = plan.sheets.find(({ firstId, count }) => id >= firstId && id < firstId + count);
  const layer = plan.map.layers[layerIndex];
  if (!sheet || !layer) return null;
  const tile = readTileProperties(plan.map, id);
  const isSolid = tile.solid ?? layer.isSolid;
  const isWhole = plan.coverOf(id) >= BLOCK_COVER;
  const given = tile.height ?? layer.height;
  const height = given ?? (isSolid ? (isWhole ? BLOCK_HEIGHT : RELIEF_HEIGHT) : 0);
  const area = getTileTextureCoordinates(sheet, id);
  const lift = plan.ranks[layerIndex]! * LAYER_STEP;
  if (tile.stands) return { kind: 'upright', base: 0, top: height || 1, face: area, side: area };
  if (height <= 0) return { kind: 'flat', base: height + lift, top: height + lift, face: area, side: area };
  if (!isWhole) return { kind: 'relief', base: lift, top: height, face: area, side: area };
  return { kind: 'block', base: 0, top: height + lift, ...cutBlock(plan, sheet, id) };
}

/**
 * Finds the image areas of a block: the tile's upper part for the top, its lower part or another tile for the sides.
 */
function cutBlock({ map }: TileDrawingData, sheet: TileSheet, id: number): Pick<TileForm, 'face' | 'side'> {
  const { front = 0, side } = readTileProperties(map, id);
  const [left, top, right, bottom] = getTileTextureCoordinates(sheet, id);
  const face: Area = [left, top, right, bottom - (bottom - top) * front];
  const other = side !== undefined && side < sheet.count ? sheet.firstId + side : id;
  const seen = getTileTextureCoordinates(sheet, other);
  const part = readTileProperties(map, other).front ?? 1;
  return { face, side: [seen[0], seen[3] - (seen[3] - seen[1]) * part, seen[2], seen[3]] };
}

/** The values of all tiles of a plot that use the same sheet, by kind. */
type TileInstances = Readonly<Record<TileKind, readonly number[]>>;

/** Lists all tiles of a plot, lowest layer first. Returns one entry per tile sheet. */
export function listTileInstances(
  plan: TileDrawingData,
  cells: MapCells,
  left: number,
  top: number,
): TileInstances[] {
  const lists = plan.sheets.map(() => ({
    flat: [] as number[],
    block: [] as number[],
    relief: [] as number[],
    upright: [] as number[],
  }));
  const { order } = plan;
  for (let y = top; y < Math.min(top + TERRAIN_PLOT_SIZE, cells.height); y++) {
    for (let x = left; x < Math.min(left + TERRAIN_PLOT_SIZE, cells.width); x++) {
      const sinks = readSinks(plan, cells, order, x, y);
      let isLowest = true;
      for (const [rank, layerIndex] of order.entries()) {
        const tile = decodeTile(readMapCell(cells, layerIndex, x, y));
        const form = tile && readTileForm(plan, layerIndex, tile.id);
        if (!form) continue;
        const sheet = plan.sheets.findIndex(
          ({ firstId, count }) => tile.id >= firstId && tile.id < firstId + count,
        );
        const isFlat = form.kind === 'flat';
        const height = isFlat ? Math.min(form.top, sinks[rank]! + rank * LAYER_STEP) : form.top;
        const bank = isFlat && isLowest ? findBank(plan, cells, x, y, height) : null;
        if (isFlat) isLowest = false;
        const base = bank ?? (isFlat ? height : form.base);
        const kind = bank === null ? form.kind : 'block';
        const sides = kind === 'block' ? findSides(plan, cells, x, y, height) : 0;
        writeTile(lists[sheet]![kind], x, y, base, height, form, tile, layerIndex, sides);
      }
    }
  }
  return lists;
}

function writeTile(
  values: number[],
  x: number,
  y: number,
  base: number,
  top: number,
  { face, side }: TileForm,
  { isFlippedX, isFlippedY, isTurned }: PlacedTile,
  layerIndex: number,
  sides: number,
): void {
  values.push(x, y, base, top);
  values.push(isFlippedX ? face[2] : face[0], isFlippedY ? face[3] : face[1]);
  values.push(isFlippedX ? face[0] : face[2], isFlippedY ? face[1] : face[3]);
  values.push(...side, layerIndex, isTurned ? 1 : 0, sides, 0);
}

/** For each layer, the lowest height of the layers above it. It lowers the ground under a pond to the pond's bottom. */
function readSinks(
  plan: TileDrawingData,
  cells: MapCells,
  order: readonly number[],
  x: number,
  y: number,
): readonly number[] {
  const sinks: number[] = Array.from({ length: order.length }, () => Infinity);
  let sink = Infinity;
  for (let rank = order.length - 1; rank >= 0; rank--) {
    sinks[rank] = sink;
    const depth = readDepth(plan, cells, order[rank]!, x, y);
    if (depth !== null && depth < 0) sink = Math.min(sink, depth);
  }
  return sinks;
}

/** The height that the game gives a flat tile: 0 or below. Null if there is no flat tile. */
function readDepth(
  plan: TileDrawingData,
  cells: MapCells,
  layerIndex: number,
  x: number,
  y: number,
): number | null {
  const tile = decodeTile(readMapCell(cells, layerIndex, x, y));
  const form = tile && readTileForm(plan, layerIndex, tile.id);
  return form?.kind === 'flat' ? form.top - plan.ranks[layerIndex]! * LAYER_STEP : null;
}

/** Finds the visible sides of a block, as bits: south, north, east, west. */
function findSides(plan: TileDrawingData, cells: MapCells, x: number, y: number, top: number): number {
  let sides = 0;
  for (const [bit, [dx, dy]] of SIDES.entries()) {
    const [nx, ny] = [x + dx, y + dy];
    const isOut = nx < 0 || ny < 0 || nx >= cells.width || ny >= cells.height;
    const beside = isOut ? null : readTileHeights(plan, cells, nx, ny);
    // A neighbor hides a side with its wall, or with its ground if it has no wall.
    const height =
      beside === null ? -Infinity : Math.max(beside.wall > 0 ? beside.wall : -Infinity, beside.ground);
    if (height < top - BANK_MIN) sides |= 1 << bit;
  }
  return sides;
}

/** The height of the lowest neighbor, down to which the ground needs visible sides. Null if none is lower. */
function findBank(plan: TileDrawingData, cells: MapCells, x: number, y: number, top: number): number | null {
  let low = top;
  for (const [dx, dy] of SIDES) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= cells.width || ny >= cells.height) continue;
    low = Math.min(low, readTileHeights(plan, cells, nx, ny).ground);
  }
  return low < top - BANK_MIN ? low : null;
}

/** The heights of the walls and of the ground at a cell, for shadows and to place entities. */
export function readTileHeights(
  plan: TileDrawingData,
  cells: MapCells,
  x: number,
  y: number,
): { readonly wall: number; readonly ground: number } {
  let wall = 0;
  let ground: number | null = null;
  for (const layerIndex of plan.order) {
    const tile = decodeTile(readMapCell(cells, layerIndex, x, y));
    const form = tile && readTileForm(plan, layerIndex, tile.id);
    if (!form) continue;
    if (form.kind === 'flat') {
      const depth = readDepth(plan, cells, layerIndex, x, y)!;
      // The uppermost flat tile decides: water lowers the ground, and a pier over the water raises it to 0 again.
      ground = depth < 0 ? depth : Math.max(ground ?? 0, 0);
    } else if (form.kind !== 'upright') wall = Math.max(wall, form.top);
  }
  return { wall, ground: ground ?? 0 };
}
