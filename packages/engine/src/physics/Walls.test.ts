import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeTileSymbol } from '../testing/createMapFromRows.ts';
import {
  createPhysicsTestBench,
  freeTestBenches,
  addTestBody,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { readCell, writeCell } from '../map/TileMap.ts';
import { loadPhysics } from './loadPhysics.ts';
import { setBodyVelocity } from './moveBody.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';
import { stepWalls } from './stepWalls.ts';

beforeAll(loadPhysics);
afterEach(freeTestBenches);

const SHAPES = ['circle', 'box', 'capsule', 'triangle', 'hexagon'] as const;
const WALLS_ONLY = { walls: true, units: false, items: false, projectiles: false, props: false };
const GHOST = { width: 0.8, height: 1, friction: 0, collidesWith: WALLS_ONLY };
const AIR = ' '.repeat(100);

describe('a sliding body', () => {
  it.each([20, 40, 60])(
    "isn't stopped by the seams of a floor of many tiles, at %i ticks per second",
    (tickRate) => {
      const bench = createPhysicsTestBench([AIR, AIR, AIR, '#'.repeat(100), '# '.repeat(50)], {
        gravity: 20,
        tickRate,
      });
      SHAPES.forEach((shape, slot) => addTestBody(bench, slot, 2, 2.5, { body: { ...GHOST, shape } }));
      addTestBody(bench, 5, 2, 2.5, { body: { ...GHOST, shape: 'box', isTurnLocked: false, height: 0.8 } });
      for (let slot = 0; slot <= 5; slot++) setBodyVelocity(bench.physics, slot, 10, 0);
      stepTestBench(bench, tickRate * 8);
      for (let slot = 0; slot <= 5; slot++) {
        expect(bench.motion.vx[slot]).toBeCloseTo(10, 3);
        expect(bench.motion.y[slot]).toBeCloseTo(slot === 0 || slot === 5 ? 2.6 : 2.5, 2);
      }
    },
  );

  it("isn't stopped by the seams of a wall of uneven rows, from either side", () => {
    const lengths = Array.from({ length: 70 }, (_, y) => 2 + (y % 4));
    const left = createPhysicsTestBench(lengths.map((length) => ' '.repeat(5) + '#'.repeat(length)));
    const right = createPhysicsTestBench(
      lengths.map((length) => ' '.repeat(10 - length) + '#'.repeat(length)),
    );
    for (const [bench, x, side] of [
      [left, 4.4, 1],
      [right, 10.6, -1],
    ] as const) {
      SHAPES.forEach((shape, slot) => addTestBody(bench, slot, x, 3, { body: { ...GHOST, shape } }));
      stepTestBench(bench, 240, () => {
        for (let slot = 0; slot < 5; slot++) setBodyVelocity(bench.physics, slot, 5 * side, 10);
      });
      for (let slot = 0; slot < 5; slot++) expect(bench.motion.y[slot]).toBeGreaterThan(62.5);
    }
  });

  it("isn't stopped by the tiles of a long slope", () => {
    const rows = Array.from({ length: 30 }, (_, y) => {
      return ' '.repeat(10 + 29 - y - 1) + (y < 29 ? '/' : '#') + '#'.repeat(y + 20);
    });
    const bench = createPhysicsTestBench([AIR, AIR, ...rows], { gravity: 20 });
    addTestBody(bench, 1, 30, 9.5, {
      rotation: -Math.PI / 4,
      body: { ...GHOST, shape: 'box', height: 0.8, isTurnLocked: false },
    });
    stepTestBench(bench, 75);
    expect(bench.motion.rotation[1]).toBeCloseTo(-Math.PI / 4, 2);
    expect(bench.motion.vx[1]).toBeLessThan(-18);
    expect(bench.motion.vy[1]).toBeGreaterThan(18);
  });
});

describe('walls', () => {
  it('stop bodies at the edge of the map', () => {
    const bench = createPhysicsTestBench(['    ', '    '], { hasSolidEdges: true });
    addTestBody(bench, 1, 2, 1);
    setBodyVelocity(bench.physics, 1, -60, -60);
    stepTestBench(bench, 20);
    expect(bench.motion.x[1]).toBeCloseTo(0.4, 1);
    expect(bench.motion.y[1]).toBeCloseTo(0.4, 1);
  });

  it('are removed with their tiles, and wake bodies that slept on them', () => {
    const bench = createPhysicsTestBench(['   ', '###', '   ', '###'], { gravity: 20 });
    addTestBody(bench, 1, 1.5, 0.5, { body: { shape: 'box' } });
    stepTestBench(bench, 80);
    expect(bench.physics.bodies[1]!.body.isSleeping()).toBe(true);
    for (const x of [0, 1, 2]) writeCell(bench.tileMap, 0, x, 1, 0);
    stepWalls(bench.physics, bench.tileMap);
    expect(stepTestBench(bench, 80)).toEqual([
      { a: 1, b: WALL_SLOT, isBeginning: false },
      { a: 1, b: WALL_SLOT, isBeginning: true },
    ]);
    expect(bench.motion.y[1]).toBeCloseTo(2.6, 2);
  });

  it('are added with tiles, and leave others and bodies touching them unchanged', () => {
    const bench = createPhysicsTestBench(['     ', '#####', '     ', '     '], { gravity: 20 });
    addTestBody(bench, 1, 1.5, 0.6, { body: { shape: 'box' } });
    stepTestBench(bench, 4);
    const before = bench.physics.bodies[1]!.walls.slice();
    for (const x of [0, 2, 4]) writeCell(bench.tileMap, 0, x, 3, encodeTileSymbol('#'));
    stepWalls(bench.physics, bench.tileMap);
    expect(stepTestBench(bench, 4)).toEqual([]);
    expect(bench.physics.bodies[1]!.walls).toEqual(before);
    expect(bench.physics.walls.bands.get('row 0')!.size).toBe(4);
  });

  it('report no end of a touch when a touched part is rebuilt', () => {
    const bench = createPhysicsTestBench(['     ', '#####', '     '], { gravity: 20 });
    addTestBody(bench, 1, 1.5, 0.6, { body: { shape: 'box' } });
    stepTestBench(bench, 4);
    writeCell(bench.tileMap, 0, 4, 1, 0);
    stepWalls(bench.physics, bench.tileMap);
    expect(stepTestBench(bench, 4).filter(({ isBeginning }) => isBeginning).length).toBeLessThanOrEqual(1);
    expect(bench.physics.bodies[1]!.walls).toHaveLength(1);
    expect(readCell(bench.tileMap, 0, 4, 1)).toBe(0);
  });
});
