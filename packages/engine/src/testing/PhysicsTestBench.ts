import type { Body } from '@playloom/game-format';
import { createTileMap, type TileMap } from '../map/TileMap.ts';
import { addBody } from '../physics/addBody.ts';
import { createPhysics, freePhysics, type Physics } from '../physics/Physics.ts';
import type { BodyOptions, TouchChange } from '../physics/PhysicsTypes.ts';
import { stepPhysics } from '../physics/stepPhysics.ts';
import { createMotion, type Motion } from '../entities/Motion.ts';
import { createMapFromRows } from './createMapFromRows.ts';

/** A physics world with a map and motion arrays, but without a game. */
export interface PhysicsTestBench {
  physics: Physics;
  tileMap: TileMap;
  motion: Motion;
}

export const TEST_BODY: Body = {
  kind: 'dynamic',
  shape: 'circle',
  width: 0.8,
  height: 0.8,
  offset: { x: 0, y: 0 },
  density: 1,
  friction: 0.3,
  bounce: 0,
  damping: null,
  turnDamping: 4,
  gravityFactor: 1,
  isTurnLocked: true,
  isSensor: false,
  isBullet: false,
  collidesWith: { walls: true, units: true, items: false, projectiles: true, props: true },
};

const open = new Set<Physics>();

/** Call this in `afterEach`, because Rapier's memory is not garbage-collected and test files share a process. */
export function freeTestBenches(): void {
  for (const physics of open) freeTestBench(physics);
}

export function freeTestBench(physics: Physics): void {
  open.delete(physics);
  freePhysics(physics);
}

export type BodyOverrides = Partial<Omit<BodyOptions, 'body'>> & { readonly body?: Partial<Body> };

/** Creates a test bench from rows of tiles. `loadPhysics` must have finished before. */
export function createPhysicsTestBench(
  rows: readonly string[],
  options: { readonly gravity?: number; readonly tickRate?: number; readonly hasSolidEdges?: boolean } = {},
): PhysicsTestBench {
  const { gravity = 0, tickRate = 40, hasSolidEdges = false } = options;
  const tileMap = createTileMap(createMapFromRows(rows, { hasSolidEdges }));
  const physics = createPhysics({ gravity: { x: 0, y: gravity }, tickRate, tileMap });
  open.add(physics);
  return { physics, tileMap, motion: createMotion(512) };
}

/** Adds a body, by default a round unit. */
export function addTestBody(
  bench: PhysicsTestBench,
  slot: number,
  x: number,
  y: number,
  changes: BodyOverrides = {},
): void {
  const plan = createTestBodyOptions(slot, x, y, changes);
  bench.motion.x[slot] = x;
  bench.motion.y[slot] = y;
  bench.motion.rotation[slot] = plan.rotation;
  addBody(bench.physics, plan);
}

export function createTestBodyOptions(
  slot: number,
  x: number,
  y: number,
  changes: BodyOverrides = {},
): BodyOptions {
  return {
    slot,
    owner: 'unit',
    x,
    y,
    rotation: 0,
    scale: 1,
    isController: false,
    isOneWay: false,
    damping: 0,
    ...changes,
    body: { ...TEST_BODY, ...changes.body },
  };
}

export function stepTestBench(
  bench: PhysicsTestBench,
  count = 1,
  before?: (step: number) => void,
): TouchChange[] {
  const touches: TouchChange[] = [];
  for (let step = 0; step < count; step++) {
    before?.(step);
    touches.push(...stepPhysics(bench.physics, bench.motion));
  }
  return touches;
}
