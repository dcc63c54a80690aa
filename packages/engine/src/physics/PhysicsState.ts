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

/** Who moves a body: forces, the game by poses, a character controller, or nobody. */
export type Mover = 'forces' | 'poses' | 'controller' | 'nobody';

/** What a body is. Never changed, only replaced, so that snapshots can share it. */
export interface BodyProperties {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly mover: Mover;
  readonly isTurnLocked: boolean;
  readonly isOneWay: boolean;
  /** What it is and what it wants to meet, in Rapier's bits. */
  readonly groups: number;
  /** The shape seen from the position of the body: corners, rounded by a radius. */
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

/** What of a body changes, and is not in Rapier's own snapshot. Written by `updateBody` alone. */
export interface BodyState {
  readonly facts: BodyProperties;
  /** Rapier's name for it. */
  readonly handle: number;
  /** How it is turned in the physics; what cannot turn may face elsewhere in the game. */
  readonly rotation: number;
  /** Where the upper side is; kept only for one-way bodies. */
  readonly top: number;
  /** Its pose is still to be handed out, for example the one in which it fell asleep. */
  readonly isStirring: boolean;
  /** Slots that it touches, in rising order. */
  readonly touching: readonly number[];
  /** Handles of the parts of the map that it touches; to the game they are one wall. */
  readonly walls: readonly number[];
  /** What a controller stood on after its last move, and which way that side faced. */
  readonly ground: Ground | null;
}

/** Whether it is stirring is read from the table by slot. */
export interface PhysicsBody extends Omit<BodyState, 'isStirring'> {
  readonly slot: number;
  readonly body: RigidBody;
  readonly collider: Collider;
}

/** The solid world of a room. Only the files of this folder look inside. */
export interface Physics {
  readonly world: World;
  readonly events: EventQueue;
  readonly hooks: PhysicsHooks;
  readonly controller: KinematicCharacterController;
  readonly tickRate: number;
  /** Against gravity; without any, towards the top of the map. */
  readonly up: Readonly<Vector>;
  readonly walls: Walls;
  readonly colliders: ColliderTable;
  /** By slot. */
  readonly bodies: (PhysicsBody | undefined)[];
  /**
   * What every tick asks of every body that forces move, by slot: their records lie scattered, and fetching
   * them would take longer than moving them. NaN is no handle: forces do not move what is there.
   */
  readonly handles: number[];
  readonly turnLocks: boolean[];
  /** Written by `setPosePending` alone. */
  readonly posePending: boolean[];
  /** Their states in the last snapshot; null once they have changed. */
  readonly snapshotStates: (BodyState | null)[];
  /** The speed that Rapier holds, as far as we know. What is set again unchanged need not cross to it. */
  readonly vx: number[];
  readonly vy: number[];
  /** The slots of those that forces move. */
  readonly dynamic: number[];
  /** Those that the game poses, and those that can be passed from below. */
  readonly posed: PhysicsBody[];
  readonly oneWay: PhysicsBody[];
  /** Bodies were put elsewhere since the last step, and Rapier's colliders do not know it yet. */
  hasStalePoses: boolean;
  /** One vector on Rapier's side for all calls that want one; a new one each costs more than the call. */
  readonly vector: ReturnType<typeof VectorOps.intoRaw>;
  /** The motion of the running step, for the hooks: they must not ask Rapier anything. */
  motion: Motion | null;
}

export function requireBody(physics: Physics, slot: number): PhysicsBody {
  const found = physics.bodies[slot];
  if (found === undefined) throw new Error(`There is no body in slot ${slot}.`);
  return found;
}
