import { World } from '@dimforge/rapier2d-deterministic-compat';
import type { TileMap } from '../map/TileMap.ts';
import { createColliderTable } from './ColliderTable.ts';
import { registerBody } from './registerBody.ts';
import { assemblePhysics } from './Physics.ts';
import type { BodyState, Physics } from './PhysicsState.ts';
import { restoreWalls, listWallRecords, type WallRecord } from './Walls.ts';

/** The complete state of physics between two steps, as plain data. */
export interface PhysicsSnapshot {
  readonly tickRate: number;
  readonly hasStalePoses: boolean;
  readonly rapier: Uint8Array;
  readonly bodies: readonly BodyState[];
  readonly walls: readonly WallRecord[];
}

export function takePhysicsSnapshot(physics: Physics): PhysicsSnapshot {
  const bodies: BodyState[] = [];
  for (let slot = 0; slot < physics.bodies.length; slot += 1) {
    const state = physics.snapshotStates[slot] ?? captureState(physics, slot);
    if (state !== null) bodies.push(state);
  }
  return {
    tickRate: physics.tickRate,
    hasStalePoses: physics.hasStalePoses,
    rapier: physics.world.takeSnapshot(),
    bodies,
    walls: listWallRecords(physics.walls),
  };
}

/** Captures the state of one body. The next snapshots reuse it until the body changes. */
function captureState(physics: Physics, slot: number): BodyState | null {
  const body = physics.bodies[slot];
  if (body === undefined) return null;
  const { facts, handle, rotation, top, ground, touching, walls } = body;
  const isStirring = physics.posePending[slot]!;
  const state = { facts, handle, rotation, top, isStirring, ground, touching, walls };
  physics.snapshotStates[slot] = state;
  return state;
}

/** Creates physics from a snapshot. The caller must free the old physics, if there is one. */
export function restorePhysicsSnapshot(snapshot: PhysicsSnapshot, tileMap: TileMap): Physics {
  const { tickRate, hasStalePoses } = snapshot;
  const world = World.restoreSnapshot(snapshot.rapier);
  if (world == null) throw new Error("The snapshot's physics data can't be read.");
  const colliders = createColliderTable();
  const walls = restoreWalls(colliders, tileMap, snapshot.walls);
  const physics = assemblePhysics({ world, tickRate, colliders, walls, hasStalePoses });
  for (const state of snapshot.bodies) {
    const body = world.getRigidBody(state.handle);
    const { isStirring, ...rest } = state;
    const restored = { ...rest, slot: state.facts.slot, body, collider: body.collider(0) };
    registerBody(physics, restored, isStirring, state);
  }
  return physics;
}
