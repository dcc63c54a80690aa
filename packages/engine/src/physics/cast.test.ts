import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createPhysicsTestBench,
  freeTestBenches,
  type PhysicsTestBench,
  addTestBody,
  stepTestBench,
} from '../testing/PhysicsTestBench.ts';
import { castBall, castRay } from './cast.ts';
import { areTouching, forEachTouching } from './forEachTouching.ts';
import { loadPhysics } from './loadPhysics.ts';
import { type CastFilter, type RayHit, WALL_SLOT } from './PhysicsTypes.ts';

beforeAll(loadPhysics);
afterEach(freeTestBenches);

const ALL: CastFilter = { walls: true, units: true, items: true, props: true };
const WANTS = { walls: true, units: true, items: true, projectiles: true, props: true };

/** Creates a row of bodies at y = 1.5, from left to right: a unit, an item, a prop, a sensor, a wall. */
function createRow(): PhysicsTestBench {
  const bench = createPhysicsTestBench([' '.repeat(20), ' '.repeat(19) + '#', ' '.repeat(20)]);
  const body = { kind: 'static', shape: 'box', width: 1, height: 1, collidesWith: WANTS } as const;
  addTestBody(bench, 1, 5, 1.5, { body });
  addTestBody(bench, 2, 8, 1.5, { owner: 'item', body });
  addTestBody(bench, 3, 11, 1.5, { owner: 'prop', body });
  addTestBody(bench, 4, 14, 1.5, { owner: 'prop', body: { ...body, isSensor: true } });
  stepTestBench(bench);
  return bench;
}

const shoot = (bench: PhysicsTestBench, targets: Partial<CastFilter> = {}): RayHit | null =>
  castRay(bench.physics, 1, 1.5, 1, 0, 100, { ...ALL, ...targets });

describe('a ray', () => {
  it('finds the first body, its distance, and the normal of its side', () => {
    expect(shoot(createRow())).toEqual({ slot: 1, distance: 3.5, normalX: -1, normalY: 0 });
  });

  it.each([
    ['units', { units: false }, 2],
    ['units and items', { units: false, items: false }, 3],
    ['everything but walls', { units: false, items: false, props: false }, WALL_SLOT],
    ['one slot', { ignore: 1 }, 2],
    ['slots that `accepts` rejects', { accepts: (slot: number) => slot > 2 }, 3],
  ])('passes %s if configured', (_, targets, slot) => {
    expect(shoot(createRow(), targets)?.slot).toBe(slot);
  });

  it('ends at its length, and finds nothing in empty space', () => {
    const bench = createRow();
    expect(castRay(bench.physics, 1, 1.5, 1, 0, 3.4, ALL)).toBeNull();
    expect(castRay(bench.physics, 1, 0.5, 1, 0, 100, ALL)).toBeNull();
    expect(castRay(bench.physics, 1, 1.5, -1, 0, 100, ALL)).toBeNull();
  });

  it('passes bodies that ignore projectiles if it is one', () => {
    const bench = createRow();
    addTestBody(bench, 5, 3, 1.5, {
      body: { kind: 'static', collidesWith: { ...WANTS, projectiles: false } },
    });
    stepTestBench(bench);
    expect(shoot(bench)?.slot).toBe(5);
    expect(shoot(bench, { isProjectile: true })?.slot).toBe(1);
  });

  it('passes one-way tiles except from above', () => {
    const bench = createPhysicsTestBench(['     ', '-----', '     ']);
    stepTestBench(bench);
    expect(castRay(bench.physics, 2, 2.5, 0, -1, 5, ALL)).toBeNull();
    expect(castRay(bench.physics, 2, 0.5, 0, 1, 5, ALL)).toMatchObject({ slot: WALL_SLOT, distance: 0.5 });
  });
});

describe('a ball', () => {
  it('is stopped by bodies that a ray would miss', () => {
    const bench = createRow();
    expect(castBall(bench.physics, 1, 0.8, 1, 0, 100, 0.5, ALL)).toMatchObject({ slot: 1 });
    expect(castBall(bench.physics, 1, 0.8, 1, 0, 100, 0.1, ALL)).toBeNull();
    expect(castBall(bench.physics, 1, 1.5, 1, 0, 100, 0.5, ALL)?.distance).toBeCloseTo(3, 4);
  });

  it('hits sensors only if configured', () => {
    const bench = createRow();
    const accepts = (slot: number) => slot > 3;
    expect(castBall(bench.physics, 1, 1.5, 1, 0, 100, 0.2, { ...ALL, accepts })?.slot).toBe(WALL_SLOT);
    const hit = castBall(bench.physics, 1, 1.5, 1, 0, 100, 0.2, { ...ALL, accepts, hasSensors: true });
    expect(hit?.slot).toBe(4);
  });
});

it('lists touching bodies, in ascending order', () => {
  const bench = createPhysicsTestBench(['   ', '###'], { gravity: 20 });
  addTestBody(bench, 5, 1.5, 0.6, { body: { isTurnLocked: true } });
  for (const slot of [9, 2, 7]) {
    addTestBody(bench, slot, 1.5, 0.5, {
      owner: 'prop',
      body: { kind: 'static', isSensor: true, collidesWith: WANTS },
    });
  }
  stepTestBench(bench, 4);
  const found: number[] = [];
  forEachTouching(bench.physics, 5, (slot) => found.push(slot));
  expect(found).toEqual([2, 7, 9]);
  const areTouched = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([a, b]) => areTouching(bench.physics, a, b));
  expect(
    areTouched([
      [5, 2],
      [2, 5],
      [5, WALL_SLOT],
      [WALL_SLOT, 5],
    ]),
  ).toEqual([true, true, true, true]);
  expect(
    areTouched([
      [2, 9],
      [5, 1],
      [1, 5],
      [WALL_SLOT, WALL_SLOT],
    ]),
  ).toEqual([false, false, false, false]);
  forEachTouching(bench.physics, 1, (slot) => found.push(slot));
  expect(found).toHaveLength(3);
});
