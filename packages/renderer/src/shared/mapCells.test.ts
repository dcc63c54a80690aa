import { encodeChunk, limits, parseGame } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { readMapCell, readMapCells, writeMapCell } from './mapCells.ts';

function createMap() {
  const cells = new Uint16Array(limits.CHUNK_CELLS);
  cells[2 * limits.CHUNK_SIZE + 3] = 9;
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Map' },
    map: {
      width: 40,
      height: 33,
      tileSets: [{ id: 'plain', firstId: 1, count: 20 }],
      layers: [
        { id: 'ground', chunks: { '1,1': encodeChunk(cells) } },
        { id: 'walls', chunks: {} },
      ],
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.map;
}

it('reads cells from their chunk', () => {
  const cells = readMapCells(createMap());
  expect(cells).toMatchObject({ chunkColumns: 2, chunkRows: 2 });
  expect(readMapCell(cells, 0, 35, 34)).toBe(9);
  expect(readMapCell(cells, 0, 3, 2)).toBe(0);
  expect(readMapCell(cells, 1, 35, 34)).toBe(0);
});

it('returns the chunk of a change', () => {
  const cells = readMapCells(createMap());
  expect(writeMapCell(cells, 1, 33, 1, 4)).toBe(1);
  expect(readMapCell(cells, 1, 33, 1)).toBe(4);
  expect(writeMapCell(cells, 1, 33, 1, 4)).toBe(-1);
});

it.each([
  [0, -1, 0],
  [0, 0, 33],
  [0, 40, 0],
  [7, 1, 1],
])('ignores a cell outside the map: layer %i at %i, %i', (layer, x, y) => {
  expect(writeMapCell(readMapCells(createMap()), layer, x, y, 3)).toBe(-1);
});
