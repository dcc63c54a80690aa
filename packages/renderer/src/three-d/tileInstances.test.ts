import { encodeChunk, type GameInput, gameSchema, limits } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { readMapCells, writeMapCell } from '../shared/mapCells.ts';
import type { TileSheet } from '../shared/tileSheets.ts';
import {
  createTileDrawingData,
  listTileInstances,
  readTileForm,
  readTileHeights,
  TILE_STRIDE,
} from './tileInstances.ts';

type MapInput = NonNullable<GameInput['map']>;

const SOUTH = 1;
const NORTH = 2;
const EAST = 4;
const WEST = 8;
/** Eight tiles in a row without margins. */
const sheet = {
  firstId: 1,
  count: 8,
  canvas: { width: 80, height: 10 },
  columns: 8,
  tileWidth: 10,
  tileHeight: 10,
  rim: 0,
  isPixelArt: false,
  hasMipmaps: false,
} as unknown as TileSheet;
/** Only half of tile 6 is opaque. */
const coverOf = (id: number): number => (id === 6 ? 0.5 : 1);

function layer(id: string, rows: readonly (readonly number[])[], change: object = {}) {
  const cells = new Uint16Array(limits.CHUNK_CELLS);
  for (const [y, row] of rows.entries())
    for (const [x, cell] of row.entries()) cells[y * limits.CHUNK_SIZE + x] = cell;
  return { id, chunks: { '0,0': encodeChunk(cells) }, ...change };
}

function build(layers: MapInput['layers'], tiles: object = {}) {
  const { map } = gameSchema.parse({
    format: 1,
    settings: { title: 'Blocks' },
    map: { width: 4, height: 4, tileSets: [{ id: 'set', count: 8, firstId: 1, tiles }], layers },
  } as GameInput);
  const cells = readMapCells(map);
  return { plan: createTileDrawingData(map, [sheet], coverOf), cells };
}

/** Lists the position, heights and visible sides of each tile of a kind. */
function read({ plan, cells }: ReturnType<typeof build>, kind: 'flat' | 'block' | 'relief' | 'upright') {
  const values = listTileInstances(plan, cells, 0, 0)[0]![kind];
  return Array.from({ length: values.length / TILE_STRIDE }, (_, index) => {
    const at = index * TILE_STRIDE;
    const [x, y, base, top] = values.slice(at, at + 4);
    return { x, y, base: Number(base!.toFixed(2)), top: Number(top!.toFixed(2)), sides: values[at + 14] };
  });
}

describe('tiles as blocks', () => {
  it('are flat where they are passable, and one tile high where they are solid', () => {
    const map = build([layer('ground', [[1, 1]]), layer('walls', [[0, 2]], { isSolid: true })]);
    expect(read(map, 'flat')).toMatchObject([
      { x: 0, y: 0, top: 0 },
      { x: 1, y: 0, top: 0 },
    ]);
    expect(read(map, 'block')).toMatchObject([{ x: 1, y: 0, base: 0, top: 1.01 }]);
    expect(readTileHeights(map.plan, map.cells, 1, 0).wall).toBeCloseTo(1, 1);
    expect(readTileHeights(map.plan, map.cells, 0, 0).wall).toBe(0);
  });

  it('use the height of the layer, or of the tile if it has one', () => {
    const map = build([layer('walls', [[2, 3]], { isSolid: true, height: 2 })], { 2: { height: 0.5 } });
    expect(read(map, 'block').map(({ top }) => top)).toEqual([2, 0.5]);
  });

  it('hide sides that touch another block', () => {
    const map = build([
      layer(
        'walls',
        [
          [2, 2],
          [0, 2],
        ],
        { isSolid: true },
      ),
    ]);
    expect(read(map, 'block').map(({ sides }) => sides)).toEqual([
      SOUTH | NORTH | WEST,
      NORTH | EAST,
      SOUTH | EAST | WEST,
    ]);
  });

  it('are cut-outs when mostly transparent, and upright when the game says so', () => {
    const map = build([layer('walls', [[6, 7]], { isSolid: true })], { 6: { stands: true } });
    expect(read(map, 'relief')).toMatchObject([{ x: 0, top: 0.45 }]);
    expect(read(map, 'upright')).toMatchObject([{ x: 1, top: 1 }]);
  });

  it('lower the ground under water, not the pier above, and show the bank', () => {
    const map = build([
      layer('ground', [[1, 1, 1]], { depth: -3 }),
      layer('water', [[0, 2, 2]], { depth: -2, height: -0.5, isSolid: true }),
      layer('pier', [[0, 0, 3]], { depth: -1 }),
    ]);
    expect(read(map, 'block')).toEqual([{ x: 0, y: 0, base: -0.5, top: 0, sides: NORTH | EAST | WEST }]);
    expect(read(map, 'flat').map(({ x, top }) => [x, top])).toEqual([
      [1, -0.5],
      [1, -0.49],
      [2, -0.5],
      [2, -0.49],
      [2, 0.01],
    ]);
    expect([0, 1, 2].map((x) => readTileHeights(map.plan, map.cells, x, 0).ground)).toEqual([
      0,
      expect.closeTo(-0.5),
      0,
    ]);
  });

  it('show the lower part of their image at the front, or another tile that the game names', () => {
    const map = build([layer('walls', [[2, 3]], { isSolid: true })], {
      1: { front: 0.25 },
      2: { front: 0.5, side: 5 },
      5: { front: 0.75 },
    });
    expect(readTileForm(map.plan, 0, 2)).toMatchObject({
      face: [0.125, 0, 0.25, 0.75],
      side: [0.125, 0.75, 0.25, 1],
    });
    expect(readTileForm(map.plan, 0, 3)).toMatchObject({
      face: [0.25, 0, 0.375, 0.5],
      side: [0.625, 0.25, 0.75, 1],
    });
  });

  it('follow a changed cell', () => {
    const map = build([layer('walls', [[2]], { isSolid: true })]);
    writeMapCell(map.cells, 0, 3, 3, 2);
    expect(read(map, 'block').map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [3, 3],
    ]);
  });
});
