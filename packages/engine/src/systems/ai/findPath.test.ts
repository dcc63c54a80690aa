import { describe, expect, it } from 'vitest';
import { createTileMap, writeCell } from '../../map/TileMap.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { encodeTileSymbol, createMapFromRows } from '../../testing/createMapFromRows.ts';
import type { World } from '../../world/World.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { hasClearSight } from './hasClearSight.ts';
import { findPath } from './findPath.ts';
import { isPathClear } from './isPathClear.ts';
import type { NavGrid } from '../../world/WorldCaches.ts';
import { createNavGrid } from './NavGrid.ts';
import { invalidateNavigation, getNavGrid } from './Navigation.ts';

const PATH_CELLS_MAX = 8000;
type FoundPath = ReturnType<typeof findPath>;

/** Creates a grid from a map drawn with characters. */
function draw(rows: readonly string[]): NavGrid {
  return createNavGrid({ tiles: createTileMap(createMapFromRows(rows)) } as World);
}

function search(rows: readonly string[], radius = 0.4): FoundPath & { readonly grid: NavGrid } {
  const at = (letter: string) => {
    const y = rows.findIndex((row) => row.includes(letter));
    return { x: rows[y]!.indexOf(letter) + 0.5, y: y + 0.5 };
  };
  const from = at('A');
  const to = at('B');
  const grid = draw(rows);
  return { ...findPath(grid, { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, radius }), grid };
}

function lengthOf(corners: readonly { x: number; y: number }[], from: { x: number; y: number }): number {
  let length = 0;
  let { x, y } = from;
  for (const corner of corners) {
    length += Math.hypot(corner.x - x, corner.y - y);
    ({ x, y } = corner);
  }
  return length;
}

describe('path finding', () => {
  it('goes straight if nothing is in the way', () => {
    const { corners, end } = search(['        ', ' A      ', '        ', '      B ']);
    expect(end).toBe('goal');
    expect(corners).toEqual([{ x: 6.5, y: 3.5 }]);
  });

  it('[EG-07:part] goes around walls by the shortest path, without touching them', () => {
    const rows = [
      '##########', //
      '#        #',
      '# A ##   #',
      '#   ## B #',
      '#   ##   #',
      '#   ##   #',
      '##########',
    ];
    const { corners, end, grid } = search(rows);
    expect(end).toBe('goal');
    expect(corners.at(-1)).toEqual({ x: 7.5, y: 3.5 });
    let from = { x: 2.5, y: 2.5 };
    for (const corner of corners) {
      expect(isPathClear(grid, from.x, from.y, corner.x, corner.y, 0.4)).toBe(true);
      from = corner;
    }
    const length = lengthOf(corners, { x: 2.5, y: 2.5 });
    expect(length).toBeLessThan(7.2);
    expect(corners.length).toBeLessThanOrEqual(4);
  });

  it('cuts no corners', () => {
    const { corners } = search(['A #', ' ##', '  B']);
    expect(corners).toEqual([
      { x: 0.5, y: 2.5 },
      { x: 2.5, y: 2.5 },
    ]);
    const { end } = search(['A#', '#B']);
    expect(end).toBe('none');
  });

  it('leads large units only where they fit', () => {
    const rows = [
      '############', //
      '#    #     #',
      '# A     B  #',
      '#    #     #',
      '#    #     #',
      '#          #',
      '#          #',
      '############',
    ];
    const small = search(rows, 0.5);
    expect(small.corners.every(({ y }) => y < 4)).toBe(true);
    const large = search(rows, 0.9);
    expect(large.end).toBe('goal');
    expect(large.corners.some(({ y }) => y > 5.5)).toBe(true);
    for (const { x, y } of large.corners) {
      expect(x).toBeGreaterThanOrEqual(1.9);
      expect(y).toBeLessThanOrEqual(6.1);
    }
    expect(search(rows, 1.4).end).toBe('none');
  });

  it('[EG-07:part] reports if there is no path, and leads as close as possible', () => {
    const { corners, end } = search(['       #  ', ' A     #B ', '       #  ']);
    expect(end).toBe('none');
    expect(corners.at(-1)!.x).toBeGreaterThan(5);
    expect(search(['##  ', '##  ', '##  ', ' A#B'].map((row) => row.replaceAll(' ', '#'))).end).toBe('none');
  });

  it('leads to a free position next to a goal inside a wall', () => {
    const grid = draw(['        ', '      ##', '      ##', '        ']);
    const found = findPath(grid, { fromX: 1.5, fromY: 1.5, toX: 6.2, toY: 1.5, radius: 0.4 });
    expect(found.end).toBe('goal');
    expect(found.corners.at(-1)).toEqual({ x: 5.5, y: 1.5 });
  });

  it('checks a limited number of cells, then continues in parts', () => {
    const size = 200;
    const rows = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_unused, x) => (x === size - 20 && y > 0 ? '#' : ' ')).join(''),
    );
    const grid = draw(rows);
    let x = 1.5;
    let y = size - 1.5;
    let found: FoundPath | null = null;
    for (let parts = 0; parts < 12 && found?.end !== 'goal'; parts += 1) {
      found = findPath(grid, { fromX: x, fromY: y, toX: size - 1.5, toY: size - 1.5, radius: 0.4 });
      expect(found.cost).toBeLessThanOrEqual(PATH_CELLS_MAX);
      ({ x, y } = found.corners.at(-1)!);
      if (found.end === 'part') break;
    }
    expect(found!.end).toBe('part');
  });

  it('returns the same path every time', () => {
    const rows = Array.from({ length: 40 }, (_, y) =>
      Array.from({ length: 40 }, (_unused, x) => ((x * 7 + y * 13) % 5 === 0 && x + y > 4 ? '#' : ' ')).join(
        '',
      ),
    );
    const plan = { fromX: 1.5, fromY: 1.5, toX: 37.5, toY: 36.5, radius: 0.4 };
    const grid = draw(rows);
    const first = findPath(grid, plan);
    findPath(grid, { ...plan, toX: 3.5 });
    expect(findPath(grid, plan)).toEqual(first);
    expect(findPath(draw(rows), plan)).toEqual(first);
  });
});

describe('obstacles', () => {
  const rows = ['          ', '    #     ', '          ', '    #     ', '          '].map((row) =>
    row.padEnd(10),
  );
  const plan = { fromX: 1.5, fromY: 2.5, toX: 8.5, toY: 2.5, radius: 0.4 };

  it('[EG-07:part] include props while they are in the way', async () => {
    const types = { props: { ball: { name: 'Ball', body: { kind: 'dynamic' } } } };
    const world = await createTestWorld({ types, map: createMapFromRows(rows) });
    const straight = [{ x: 8.5, y: 2.5 }];
    const path = () => {
      invalidateNavigation(world);
      return findPath(getNavGrid(world), plan).corners;
    };
    expect(path()).toEqual(straight);
    spawnProp(world, { type: 'ball', x: 4.5, y: 2.5 });
    expect(path()).toEqual(straight);
    const crate = spawnProp(world, { type: 'crate', x: 4.5, y: 2.5 })!;
    expect(path().length).toBeGreaterThan(1);
    teleportEntity(world, crate, 4.5, 0.5);
    expect(path()).toEqual(straight);
    teleportEntity(world, crate, 4.5, 2.5);
    expect(path().length).toBeGreaterThan(1);
    despawnEntity(world, crate);
    runTicks(world, 1);
    expect(path()).toEqual(straight);
    const other = spawnProp(world, { type: 'crate', x: 4.5, y: 2.5 })!;
    expect(other.slot).toBe(crate.slot);
    expect(path().length).toBeGreaterThan(1);
  });

  it('[EG-07:part] include tiles as they are now', async () => {
    const world = await createTestWorld({ map: createMapFromRows(rows) });
    const path = () => {
      invalidateNavigation(world);
      return findPath(getNavGrid(world), plan).corners;
    };
    expect(path()).toHaveLength(1);
    writeCell(world.tiles, 0, 4, 2, encodeTileSymbol('#'));
    expect(path().length).toBeGreaterThan(1);
    writeCell(world.tiles, 0, 4, 2, 0);
    expect(path()).toHaveLength(1);
  });
});

describe('line of sight', () => {
  it('is blocked by walls, but not by platforms and props', async () => {
    const world = await createTestWorld({ map: createMapFromRows(['         ', '  #  -   ', '         ']) });
    expect(hasClearSight(world, { x: 0.5, y: 1.5 }, { x: 4.5, y: 1.5 })).toBe(false);
    expect(hasClearSight(world, { x: 0.5, y: 0.5 }, { x: 8.5, y: 0.5 })).toBe(true);
    expect(hasClearSight(world, { x: 3.5, y: 1.5 }, { x: 8.5, y: 1.5 })).toBe(true);
    expect(hasClearSight(world, { x: 0.5, y: 0.2 }, { x: 4.5, y: 2.8 })).toBe(false);
    expect(hasClearSight(world, { x: 2.5, y: -3 }, { x: 2.5, y: 0.5 })).toBe(true);
  });
});
