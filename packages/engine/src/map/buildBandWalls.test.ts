import { expect, it } from 'vitest';
import { createRandom, nextRandom, type RandomState } from '../math/random.ts';
import { encodeTileSymbol, createMapFromRows } from '../testing/createMapFromRows.ts';
import { listBands, listDirtyBands, buildBandWalls } from './buildBandWalls.ts';
import { isQuarterFilled } from './quarters.ts';
import { createTileMap, type TileMap, writeCell } from './TileMap.ts';
import { formatWallPartKey, type WallPart } from './WallPart.ts';

function mergeAll(tileMap: TileMap): WallPart[] {
  return listBands(tileMap).flatMap((band) => buildBandWalls(tileMap, band));
}

function mergeDrawn(...rows: string[]): WallPart[] {
  return mergeAll(createTileMap(createMapFromRows(rows)));
}

function pickCell(random: RandomState, letters: string): number {
  return encodeTileSymbol(letters[Math.floor(nextRandom(random) * letters.length)], {
    isFlippedX: nextRandom(random) < 0.5,
    isFlippedY: nextRandom(random) < 0.5,
    isTurned: nextRandom(random) < 0.5,
  });
}

function createRandomMap(seed: number, width: number, height: number, letters: string): TileMap {
  const random = createRandom(seed);
  const tileMap = createTileMap(createMapFromRows(Array.from({ length: height }, () => ' '.repeat(width))));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) writeCell(tileMap, 0, x, y, pickCell(random, letters));
  }
  tileMap.dirtyCells.clear();
  return tileMap;
}

/** Whether a point is inside a part. For polygons, it must be on the inner side of every edge. */
function contains(part: WallPart, x: number, y: number): boolean {
  if (part.kind !== 'polygon') {
    return x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height;
  }
  const sides = part.corners
    .filter((_, index) => index % 2 === 0)
    .map((fromX, index) => {
      const fromY = part.corners[index * 2 + 1]!;
      const toX = part.corners[(index * 2 + 2) % part.corners.length]!;
      const toY = part.corners[(index * 2 + 3) % part.corners.length]!;
      return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) > 0;
    });
  return sides.every((side) => side === sides[0]);
}

it('merges tiles into one box', () => {
  expect(mergeDrawn('    ', ' ## ', ' ## ')).toEqual([
    { kind: 'box', x: 1, y: 1, width: 2, height: 2, corners: [] },
  ]);
});

it('never ends a box next to another in the same row, however wide the map is', () => {
  const rows = [' '.repeat(102), ` ${'#'.repeat(100)} `, ` ${'## '.repeat(33)}`];
  const floor = mergeDrawn(...rows).filter(({ kind, y }) => kind === 'box' && y === 1);
  expect(floor).toEqual([{ kind: 'box', x: 1.1, y: 1, width: 99.9, height: 1, corners: [] }]);
});

it('covers the seam between two boxes of a wall with a strip in front of them', () => {
  const parts = mergeDrawn('     ', ' ##  ', ' ### ', '     ');
  expect(parts).toMatchObject([
    { kind: 'box', x: 1.1, y: 1, width: 1.9, height: 1 },
    { kind: 'box', x: 1.1, y: 2, width: 2.9, height: 1 },
    { kind: 'polygon', x: 1, y: 1, width: 0.5, height: 2 },
  ]);
});

it('needs no strips along a solid edge of the map', () => {
  const parts = mergeAll(createTileMap(createMapFromRows(['#  ', '## '], { hasSolidEdges: true })));
  expect(parts.filter(({ kind }) => kind === 'polygon')).toEqual([]);
});

it('fills exactly the quarters that tiles fill', () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const tileMap = createRandomMap(seed, 12, 9, '###"_[]  ');
    const parts = mergeAll(tileMap);
    for (let qy = 0; qy < tileMap.height * 2; qy++) {
      for (let qx = 0; qx < tileMap.width * 2; qx++) {
        const [x, y] = [qx / 2 + 0.251, qy / 2 + 0.252];
        const isIn = parts.some((part) => contains(part, x, y));
        if (isIn !== isQuarterFilled(tileMap, qx, qy)) wrong.push(`${seed}: ${x} ${y}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('keeps every part inside solid tiles, including slopes', () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const tileMap = createRandomMap(seed, 12, 9, '#####"_/\\\\// ');
    const parts = mergeAll(tileMap);
    for (let y = 0.05; y < tileMap.height; y += 0.2) {
      for (let x = 0.07; x < tileMap.width; x += 0.2) {
        const shape = tileMap.shapes[Math.floor(y) * tileMap.width + Math.floor(x)]!;
        const isIn = parts.some((part) => contains(part, x, y));
        if (shape === 0 && isIn) wrong.push(`${seed}: ${x} ${y}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('rotates and flips slopes and halves with their tiles', () => {
  const tileMap = createTileMap(createMapFromRows(['  ']));
  const partsOf = (cell: number) => {
    writeCell(tileMap, 0, 0, 0, cell);
    return mergeAll(tileMap);
  };
  const [fillsBottomRight] = partsOf(encodeTileSymbol('/'));
  expect([0.8, 0.2].map((at) => contains(fillsBottomRight!, at, at))).toEqual([true, false]);
  expect(partsOf(encodeTileSymbol('\\', { isFlippedX: true }))).toEqual([fillsBottomRight]);
  const [fillsTopRight] = partsOf(encodeTileSymbol('/', { isFlippedY: true }));
  expect([contains(fillsTopRight!, 0.8, 0.1), contains(fillsTopRight!, 0.2, 0.9)]).toEqual([true, false]);
  const [fillsBottomLeft] = partsOf(encodeTileSymbol('/', { isTurned: true }));
  expect([contains(fillsBottomLeft!, 0.1, 0.8), contains(fillsBottomLeft!, 0.8, 0.1)]).toEqual([true, false]);
  const [left] = partsOf(encodeTileSymbol('_', { isTurned: true }));
  expect(left).toMatchObject({ x: 0, y: 0, width: 0.5, height: 1 });
});

it('makes one triangle of a slope over solid ground, and several where the ground is missing', () => {
  const slopesOf = (...rows: string[]) =>
    mergeDrawn(...rows).filter(({ kind, corners }) => kind === 'polygon' && corners.length === 6);
  const whole = { x: 0, y: 0, width: 3, height: 3 };
  expect(slopesOf('  /', ' /#', '/##', '###')).toMatchObject([whole]);
  expect(slopesOf('\\  ', '#\\ ', '##\\')).toMatchObject([whole]);
  expect(slopesOf('  /', ' / ', '/  ')).toHaveLength(3);
});

it('merges one-way tiles along a row at the height of their tops', () => {
  const tileMap = createTileMap(createMapFromRows(['----', '    ']));
  expect(mergeAll(tileMap)).toMatchObject([{ kind: 'one-way', x: 0, y: 0, width: 4 }]);
  const [set] = createMapFromRows(['-']).tileSets;
  const half = { ...set!, tiles: { ...set!.tiles, '1': { oneWay: true, shape: 'bottom-half' as const } } };
  expect(mergeAll(createTileMap({ ...createMapFromRows(['---']), tileSets: [half] }))).toMatchObject([
    { kind: 'one-way', x: 0, y: 0.5, width: 3 },
  ]);
});

it('surrounds a map with solid edges on all sides', () => {
  const parts = mergeAll(createTileMap(createMapFromRows(['   '], { hasSolidEdges: true })));
  const isIn = (x: number, y: number) => parts.some((part) => contains(part, x, y));
  expect([isIn(-5, 0.5), isIn(8, 0.5), isIn(1.5, -5), isIn(1.5, 6), isIn(-5, -5), isIn(1.5, 0.5)]).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('finds every band that a written cell changes', () => {
  const letters = '####"_[]//\\\\--   ';
  for (let seed = 0; seed < 12; seed++) {
    const random = createRandom(seed + 100);
    const tileMap = createRandomMap(seed, 80, seed % 4 < 2 ? 30 : 70, seed % 2 === 0 ? '#' : letters);
    const names = new Map(listBands(tileMap).map((band) => [band, namesOf(tileMap, band)]));
    for (let round = 0; round < 10; round++) {
      const x = Math.floor(nextRandom(random) * tileMap.width);
      const y = Math.floor(nextRandom(random) * tileMap.height);
      writeCell(tileMap, 0, x, y, pickCell(random, letters));
      for (const band of listDirtyBands(tileMap)) names.set(band, namesOf(tileMap, band));
      tileMap.dirtyCells.clear();
    }
    for (const [band, known] of names) expect(known, `${seed}: ${band}`).toEqual(namesOf(tileMap, band));
  }
});

it('rebuilds both far ends of a broken row, where seams appear', () => {
  const tileMap = createTileMap(createMapFromRows(Array.from({ length: 4 }, () => '#'.repeat(100))));
  writeCell(tileMap, 0, 50, 2, 0);
  expect(listDirtyBands(tileMap)).toEqual(['row 0', 'column 0', 'column 1', 'column 3']);
});

function namesOf(tileMap: TileMap, band: Parameters<typeof buildBandWalls>[1]): string[] {
  return buildBandWalls(tileMap, band).map(formatWallPartKey);
}
