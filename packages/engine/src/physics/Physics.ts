import { EventQueue, type Vector, VectorOps, World } from '@dimforge/rapier2d-deterministic-compat';
import type { TileMap } from '../map/TileMap.ts';
import { createColliderTable } from './ColliderTable.ts';
import { createController } from './createController.ts';
import { computeUpVector } from './gravity.ts';
import { createOneWayHooks } from './oneWay.ts';
import type { Physics } from './PhysicsState.ts';
import { createWalls } from './Walls.ts';

export type { Physics } from './PhysicsState.ts';

interface PhysicsOptions {
  readonly gravity: Readonly<Vector>;
  readonly tickRate: number;
  readonly tileMap: TileMap;
}

/** Creates the physics of a room. `loadPhysics` must have finished before. */
export function createPhysics({ gravity, tickRate, tileMap }: PhysicsOptions): Physics {
  const world = new World({ x: gravity.x, y: gravity.y });
  world.timestep = 1 / tickRate;
  const colliders = createColliderTable();
  const walls = createWalls(world, colliders, tileMap);
  return assemblePhysics({ world, tickRate, colliders, walls, hasStalePoses: false });
}

/** Builds the engine's physics state around a new or restored Rapier world. */
export function assemblePhysics(
  parts: Pick<Physics, 'world' | 'tickRate' | 'walls' | 'colliders' | 'hasStalePoses'>,
): Physics {
  const physics: Physics = {
    ...parts,
    up: computeUpVector(parts.world.gravity),
    events: new EventQueue(true),
    hooks: createOneWayHooks(() => physics),
    controller: createController(parts.world),
    bodies: [],
    handles: [],
    turnLocks: [],
    posePending: [],
    snapshotStates: [],
    vx: [],
    vy: [],
    dynamic: [],
    posed: [],
    oneWay: [],
    vector: VectorOps.intoRaw({ x: 0, y: 0 }),
    motion: null,
  };
  return physics;
}

/** Frees Rapier's memory, which is not garbage-collected. Call this when a room is closed. */
export function freePhysics(physics: Physics): void {
  physics.vector.free();
  physics.events.free();
  physics.world.free();
}
