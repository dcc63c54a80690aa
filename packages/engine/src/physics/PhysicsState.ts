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
import type { Motion } from '../world/Motion.ts';
import type { ColliderTable } from './ColliderTable.ts';
import type { BodyOwner } from './PhysicsTypes.ts';
import type { Walls } from './Walls.ts';

/** What moves a body: forces, the game by poses, a character controller, or nothing. */
export type Mover = 'forces' | 'poses' | 'controller' | 'nobody';

/** The properties of a body. Never changed, only replaced, so that snapshots can share them. */
export interface BodyProperties {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly mover: Mover;
  readonly isTurnLocked: boolean;
  readonly isOneWay: boolean;
  /** What it is and what it collides with, as Rapier's bits. */
  readonly groups: number;
  /** The shape relative to the body's position: corners, rounded by a radius. */
  readonly corners: readonly Readonly<Vector>[];
  readonly radius: number;
}

/** Never changed, only replaced. */
export interface Ground {
  /** A slot, or `WALL`. */
  readonly slot: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** The changing part of a body that isn't in Rapier's own snapshot. Written only by `updateBody`. */
export interface BodyState {
  readonly facts: BodyProperties;
  /** Rapier's handle. */
  readonly handle: number;
  /** Its rotation in physics; a body that can't rotate may face another way in the game. */
  readonly rotation: number;
  /** The height of its top; only used for one-way bodies. */
  readonly top: number;
  /** Its pose still has to be reported, for example the one in which it fell asleep. */
  readonly isStirring: boolean;
  /** Slots that it touches, in ascending order. */
  readonly touching: readonly number[];
  /** Handles of the map parts that it touches; to the game they are one wall. */
  readonly walls: readonly number[];
  /** What a controller stood on after its last move, and the normal of that side. */
  readonly ground: Ground | null;
}

/** Whether its pose is pending is in a table by slot. */
export interface PhysicsBody extends Omit<BodyState, 'isStirring'> {
  readonly slot: number;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/** The solid world of a room. Only the files of this folder access its fields. */
export interface Physics {
  readonly world: World;
  readonly events: EventQueue;
  readonly hooks: PhysicsHooks;
  readonly controller: KinematicCharacterController;
  readonly tickRate: number;
  /** Against gravity; without gravity, towards the top of the map. */
  readonly up: Readonly<Vector>;
  readonly walls: Walls;
  readonly colliders: ColliderTable;
  /** By slot. */
  readonly bodies: (PhysicsBody | undefined)[];
  /**
   * Data that every tick reads for every body moved by forces, by slot: their records are scattered in
   * memory, and fetching them would take longer than moving them. NaN means that forces don't move the body.
   */
  readonly handles: number[];
  readonly turnLocks: boolean[];
  /** Written only by `setPosePending`. */
  readonly posePending: boolean[];
  /** Their states in the last snapshot; null once they have changed. */
  readonly snapshotStates: (BodyState | null)[];
  /** The speed that Rapier has, as far as we know. Setting an unchanged speed can be skipped. */
  readonly vx: number[];
  readonly vy: number[];
  /** The slots of bodies moved by forces. */
  readonly dynamic: number[];
  /** Bodies posed by the game, and bodies that can be passed from below. */
  readonly posed: PhysicsBody[];
  readonly oneWay: PhysicsBody[];
  /** Bodies were moved since the last step, and Rapier's colliders aren't updated yet. */
  hasStalePoses: boolean;
  /** A Rapier vector shared by all calls that need one; allocating one each time costs more than the call. */
  readonly vector: ReturnType<typeof VectorOps.intoRaw>;
  /** The motion of the current step, for the hooks, which must not call Rapier. */
  motion: Motion | null;
}

export function requireBody(physics: Physics, slot: number): PhysicsBody {
  const found = physics.bodies[slot];
  if (found === undefined) throw new Error(`Slot ${slot} has no body.`);
  return found;
}
