import { expect, it } from 'vitest';
import { encodeTileSymbol, createMapFromRows } from '../testing/createMapFromRows.ts';
import {
  createTileMap,
  FREE_CELL,
  isSolidAt,
  ONE_WAY_CELL,
  readCell,
  SLOPE_CELL,
  SOLID_CELL,
  collectTileChanges,
  writeCell,
} from './TileMap.ts';

const map = createMapFromRows(['# -', '/ _']);

it('reads cells, and returns empty cells outside the map', () => {
  const tiles = createTileMap(map);
  expect(readCell(tiles, 0, 0, 0)).toBe(encodeTileSymbol('#'));
  expect(readCell(tiles, 0, 1, 0)).toBe(0);
  expect([readCell(tiles, 0, -1, 0), readCell(tiles, 0, 3, 0), readCell(tiles, 1, 0, 0)]).toEqual([0, 0, 0]);
});

it('decodes maps of several chunks, cut off at the edge', () => {
  const wide = createMapFromRows(
    Array.from({ length: 40 }, (_, y) => ' '.repeat(69) + (y === 39 ? '#' : ' ')),
  );
  const tiles = createTileMap(wide);
  expect([tiles.width, tiles.height]).toEqual([70, 40]);
  expect(readCell(tiles, 0, 69, 39)).toBe(encodeTileSymbol('#'));
  expect(tiles.solidity.reduce((sum, solidity) => sum + solidity, 0)).toBe(SOLID_CELL);
});

it('reports obstacles to path finding', () => {
  expect([...createTileMap(map).solidity]).toEqual([
    SOLID_CELL,
    FREE_CELL,
    ONE_WAY_CELL,
    SLOPE_CELL,
    FREE_CELL,
    SOLID_CELL,
  ]);
});

it('treats a tile as solid like its layer unless the tile overrides it, in any layer', () => {
  const [layer] = map.layers;
  const [set] = map.tileSets;
  const tiles = { ...set!.tiles, '0': { solid: false }, '1': { solid: true } };
  const open = { ...map, tileSets: [{ ...set!, tiles }], layers: [layer!, { ...layer!, isSolid: false }] };
  expect([...createTileMap(open).solidity]).toEqual([
    FREE_CELL,
    FREE_CELL,
    SOLID_CELL,
    SLOPE_CELL,
    FREE_CELL,
    SOLID_CELL,
  ]);
});

it('finds what is solid at a point, and beyond a solid edge', () => {
  const tiles = createTileMap(map);
  expect([isSolidAt(tiles, 0.9, 0.9), isSolidAt(tiles, 1, 0), isSolidAt(tiles, -0.1, 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSolidAt(createTileMap({ ...map, hasSolidEdges: true }), -0.1, 0)).toBe(true);
});

it('shares its tiles with other rooms of the game until it writes', () => {
  const first = createTileMap(map);
  const second = createTileMap(map);
  expect(second.layers[0]!.cells).toBe(first.layers[0]!.cells);
  expect(writeCell(first, 0, 1, 1, encodeTileSymbol('#'))).toBe(true);
  expect([readCell(first, 0, 1, 1), readCell(second, 0, 1, 1)]).toEqual([encodeTileSymbol('#'), 0]);
  expect([first.solidity[4], second.solidity[4]]).toEqual([SOLID_CELL, FREE_CELL]);
});

it('refuses to write outside, and records nothing if nothing changes', () => {
  const tiles = createTileMap(map);
  expect(writeCell(tiles, 0, 3, 0, 1)).toBe(false);
  expect(writeCell(tiles, 1, 0, 0, 1)).toBe(false);
  expect(writeCell(tiles, 0, 0, 0, encodeTileSymbol('#'))).toBe(false);
  expect([tiles.changes.size, tiles.dirtyCells.size]).toEqual([0, 0]);
});

it('drops a change that was reverted', () => {
  const tiles = createTileMap(map);
  writeCell(tiles, 0, 0, 0, 0);
  writeCell(tiles, 0, 1, 0, encodeTileSymbol('#'));
  writeCell(tiles, 0, 0, 0, encodeTileSymbol('#'));
  expect([...tiles.changes.keys()]).toEqual([1]);
  const collected = collectTileChanges(tiles);
  expect(collectTileChanges(createTileMap(map, collected))).toEqual(collected);
  tiles.dirtyCells.clear();
  expect(collectTileChanges(tiles)).toEqual([[1, encodeTileSymbol('#')]]);
});

it('can be restored from its changes alone', () => {
  const tiles = createTileMap(map);
  writeCell(tiles, 0, 0, 0, 0);
  writeCell(tiles, 0, 2, 1, encodeTileSymbol('/', { isFlippedX: true }));
  writeCell(tiles, 0, 0, 0, encodeTileSymbol('-'));
  const collected = JSON.parse(JSON.stringify(collectTileChanges(tiles))) as ReturnType<
    typeof collectTileChanges
  >;
  expect(collected).toHaveLength(2);
  const restored = createTileMap(map, collected);
  expect(restored.layers[0]!.cells).toEqual(tiles.layers[0]!.cells);
  expect(restored.solidity).toEqual(tiles.solidity);
  expect(restored.shapes).toEqual(tiles.shapes);
});
