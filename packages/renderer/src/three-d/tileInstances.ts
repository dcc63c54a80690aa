import { type GameMap, limits, type PlacedTile, readTile, readTileProperties } from '@playloom/game-format';
import { type MapCells, readMapCell } from '../shared/mapCells.ts';
import { readTileArea, type TileSheet } from '../shared/tileSheets.ts';

/** A side of what is built at once: a few large meshes are drawn faster than many small ones. */
export const PLOT_SIZE = limits.CHUNK_SIZE * 2;

/** How a tile is built: on the ground, as a block, as a cut-out with thickness, or upright. */
export type TileKind = 'flat' | 'block' | 'relief' | 'upright';

/** What all cells of one tile in one layer have in common. */
interface TileForm {
  readonly kind: TileKind;
  readonly base: number;
  readonly top: number;
  /** Areas on the sheet from 0 to 1: left, top, right, bottom. */
  readonly face: Area;
  readonly side: Area;
}

type Area = readonly [left: number, top: number, right: number, bottom: number];

/** What heights are looked up with. */
export interface TilePlan {
  readonly map: GameMap;
  readonly sheets: readonly TileSheet[];
  /** How much of a tile is not clear, 0 to 1. */
  readonly coverOf: (id: number) => number;
  /** By layer, then by tile. */
  readonly forms: (Map<number, TileForm | null> | undefined)[];
  /** By layer: its rank from the ground up. */
  readonly ranks: readonly number[];
  /** Layers from the ground up. */
  readonly order: readonly number[];
}

/** Numbers of one tile: place and heights, face, side, and layer and turn. */
export const TILE_STRIDE = 16;
/** Flat layers lie so far above each other, in tiles: none shines through another. */
const LAYER_STEP = 0.006;
/** A step that is lower has no side. */
const BANK_MIN = 0.05;
const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const BLOCK_HEIGHT = 1;
const RELIEF_HEIGHT = 0.45;
/** A tile of which less is seen is no block. */
const BLOCK_COVER = 0.72;

export function createTilePlan(
  map: GameMap,
  sheets: readonly TileSheet[],
  coverOf: (id: number) => number,
): TilePlan {
  const order = map.layers
    .map((_, index) => index)
    .toSorted((a, b) => map.layers[a]!.depth - map.layers[b]!.depth || a - b);
  const ranks = map.layers.map((_, index) => order.indexOf(index));
  return { map, sheets, coverOf, forms: [], ranks, order };
}

/** Null for a tile that no set has. */
export function readTileForm(plan: TilePlan, layerIndex: number, id: number): TileForm | null {
  const forms = (plan.forms[layerIndex] ??= new Map<number, TileForm | null>());
  const known = forms.get(id);
  if (known !== undefined) return known;
  const form = buildForm(plan, layerIndex, id);
  forms.set(id, form);
  return form;
}

function buildForm(plan: TilePlan, layerIndex: number, id: number): TileForm | null {
  const sheet = plan.sheets.find(({ firstId, count }) => id >= firstId && id < firstId + count);
  const layer = plan.map.layers[layerIndex];
  if (!sheet || !layer) return null;
  const tile = readTileProperties(plan.map, id);
  const isSolid = tile.solid ?? layer.isSolid;
  const isWhole = plan.coverOf(id) >= BLOCK_COVER;
  const given = tile.height ?? layer.height;
  const height = given ?? (isSolid ? (isWhole ? BLOCK_HEIGHT : RELIEF_HEIGHT) : 0);
  const area = readTileArea(sheet, id);
  const lift = plan.ranks[layerIndex]! * LAYER_STEP;
  if (tile.stands) return { kind: 'upright', base: 0, top: height || 1, face: area, side: area };
  if (height <= 0) return { kind: 'flat', base: height + lift, top: height + lift, face: area, side: area };
  if (!isWhole) return { kind: 'relief', base: lift, top: height, face: area, side: area };
  return { kind: 'block', base: 0, top: height + lift, ...cutBlock(plan, sheet, id) };
}

/** The upper part of the picture lies on top, the lower one is what is seen from the front. */
function cutBlock({ map }: TilePlan, sheet: TileSheet, id: number): Pick<TileForm, 'face' | 'side'> {
  const { front = 0, side } = readTileProperties(map, id);
  const [left, top, right, bottom] = readTileArea(sheet, id);
  const face: Area = [left, top, right, bottom - (bottom - top) * front];
  const other = side !== undefined && side < sheet.count ? sheet.firstId + side : id;
  const seen = readTileArea(sheet, other);
  const part = readTileProperties(map, other).front ?? 1;
  return { face, side: [seen[0], seen[3] - (seen[3] - seen[1]) * part, seen[2], seen[3]] };
}

/** What is to be drawn of a plot, for one sheet: numbers by kind. */
type TileInstances = Readonly<Record<TileKind, readonly number[]>>;

/** All tiles of a plot, the lowest layer first; one entry for each sheet. */
export function listTileInstances(
  plan: TilePlan,
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
  for (let y = top; y < Math.min(top + PLOT_SIZE, cells.height); y++) {
    for (let x = left; x < Math.min(left + PLOT_SIZE, cells.width); x++) {
      const sinks = readSinks(plan, cells, order, x, y);
      let isLowest = true;
      for (const [rank, layerIndex] of order.entries()) {
        const tile = readTile(readMapCell(cells, layerIndex, x, y));
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

/** By rank: how deep what lies above presses it down. Ground under a pond is at the bottom of the pond. */
function readSinks(
  plan: TilePlan,
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

/** How high a flat tile lies by what the game says; null where there is none. */
function readDepth(plan: TilePlan, cells: MapCells, layerIndex: number, x: number, y: number): number | null {
  const tile = readTile(readMapCell(cells, layerIndex, x, y));
  const form = tile && readTileForm(plan, layerIndex, tile.id);
  return form?.kind === 'flat' ? form.top - plan.ranks[layerIndex]! * LAYER_STEP : null;
}

/** Which sides are seen, a bit each: south, north, east, west. */
function findSides(plan: TilePlan, cells: MapCells, x: number, y: number, top: number): number {
  let sides = 0;
  for (const [bit, [dx, dy]] of SIDES.entries()) {
    const [nx, ny] = [x + dx, y + dy];
    const isOut = nx < 0 || ny < 0 || nx >= cells.width || ny >= cells.height;
    const beside = isOut ? null : readTileHeights(plan, cells, nx, ny);
    // What lies at the ground's height hides the sides of ground.
    const height =
      beside === null ? -Infinity : Math.max(beside.wall > 0 ? beside.wall : -Infinity, beside.ground);
    if (height < top - BANK_MIN) sides |= 1 << bit;
  }
  return sides;
}

/** How far down a bank reaches to its lower neighbours; null where all are as high. */
function findBank(plan: TilePlan, cells: MapCells, x: number, y: number, top: number): number | null {
  let low = top;
  for (const [dx, dy] of SIDES) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= cells.width || ny >= cells.height) continue;
    low = Math.min(low, readTileHeights(plan, cells, nx, ny).ground);
  }
  return low < top - BANK_MIN ? low : null;
}

/** How high the map is at a cell: what throws shadows, and where things stand. */
export function readTileHeights(
  plan: TilePlan,
  cells: MapCells,
  x: number,
  y: number,
): { readonly wall: number; readonly ground: number } {
  let wall = 0;
  let ground: number | null = null;
  for (const layerIndex of plan.order) {
    const tile = readTile(readMapCell(cells, layerIndex, x, y));
    const form = tile && readTileForm(plan, layerIndex, tile.id);
    if (!form) continue;
    if (form.kind === 'flat') {
      const depth = readDepth(plan, cells, layerIndex, x, y)!;
      // What lies over something deep is as deep, but a pier over water is not.
      ground = depth < 0 ? depth : Math.max(ground ?? 0, 0);
    } else if (form.kind !== 'upright') wall = Math.max(wall, form.top);
  }
  return { wall, ground: ground ?? 0 };
}
