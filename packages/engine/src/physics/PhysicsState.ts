import type {
  Collider,
  EventQueue,
  KinematicCharacterController,
  PhysicsHooks,
  RigidBody,
  Vector,
  VectorOps,
  World,
} from '@dimforge/rapier2d-deterministic-compat';
import type { Motion } from '../entities/Motion.ts';
import type { ColliderTable } from './ColliderTable.ts';
import type { BodyOwner } from './PhysicsTypes.ts';
import type { Walls } from './Walls.ts';

/** What moves a body: forces, the game (which sets its poses), a character controller, or nothing. */
export type BodyMotionSource = 'forces' | 'poses' | 'controller' | 'nobody';

/** The properties of a body. Treat as immutable and replace it instead, because snapshots share it. */
export interface BodyProperties {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly mover: BodyMotionSource;
  readonly isTurnLocked: boolean;
  readonly isOneWay: boolean;
  /** Rapier's interaction groups: what the body is, and what it collides with. */
  readonly groups: number;
  /** The corners of the shape, rounded by `radius`, relative to the body's position. */
  readonly corners: readonly Readonly<Vector>[];
  readonly radius: number;
}

/** The surface that a controller stands on. Treat as immutable and replace it instead. */
export interface Ground {
  /** The slot of the body, or `WALL_SLOT`. */
  readonly slot: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** The state of a body that Rapier's own snapshot doesn't include. Written only by `updateBody`. */
export interface BodyState {
  readonly facts: BodyProperties;
  /** The handle of the Rapier body. */
  readonly handle: number;
  /** The rotation in physics. A body that can't rotate may face another way in the game. */
  readonly rotation: number;
  /** The y coordinate of the body's top. Only used for one-way bodies. */
  readonly top: number;
  /** Whether the body's pose still has to be reported, for example the one in which it fell asleep. */
  readonly isStirring: boolean;
  /** The slots of bodies that this one touches, in ascending order. */
  readonly touching: readonly number[];
  /** Collider handles of the map parts that this body touches. The game treats them as a single wall. */
  readonly walls: readonly number[];
  /** The surface that a controller stood on after its last move. */
  readonly ground: Ground | null;
}

/** A body in the running physics. `isStirring` is stored in `Physics.posePending` instead. */
export interface PhysicsBody extends Omit<BodyState, 'isStirring'> {
  readonly slot: number;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/** The physics of a room. Only the files in this folder access its fields. */
export interface Physics {
  readonly world: World;
  readonly events: EventQueue;
  readonly hooks: PhysicsHooks;
  readonly controller: KinematicCharacterController;
  readonly tickRate: number;
  /** The direction against gravity. Without gravity, towards the top of the map. */
  readonly up: Readonly<Vector>;
  readonly walls: Walls;
  readonly colliders: ColliderTable;
  /** Bodies by slot. */
  readonly bodies: (PhysicsBody | undefined)[];
  /**
   * Data that every tick reads for every body moved by forces, in arrays by slot: reading it from the body
   * records, which are scattered in memory, would take longer than moving the bodies. NaN means that forces
   * don't move the body.
   */
  readonly handles: number[];
  readonly turnLocks: boolean[];
  /** Whether each body's pose still has to be reported, by slot. Written only by `setPosePending`. */
  readonly posePending: boolean[];
  /** Each body's state in the last snapshot; null once it has changed. */
  readonly snapshotStates: (BodyState | null)[];
  /** The velocity that Rapier has, as far as the engine knows. Setting the same velocity again is skipped. */
  readonly vx: number[];
  readonly vy: number[];
  /** The slots of bodies moved by forces. */
  readonly dynamic: number[];
  /** Bodies whose poses the game sets. */
  readonly posed: PhysicsBody[];
  readonly oneWay: PhysicsBody[];
  /** Whether bodies were moved since the last step, so that Rapier's colliders are out of date. */
  hasStalePoses: boolean;
  /** A Rapier vector that all calls share, because allocating one would cost more than the call. */
  readonly vector: ReturnType<typeof VectorOps.intoRaw>;
  /** The motion of the current step. Rapier's hooks read it, because they must not call Rapier. */
  motion: Motion | null;
}

export function requireBody(physics: Physics, slot: number): PhysicsBody {
  const found = physics.bodies[slot];
  if (found === undefined) throw new Error(`Slot ${slot} has no body.`);
  return found;
}
