import type { Body } from '@playloom/game-format';

/** The slot number of solid tiles and the edge of the map. */
export const WALL = -1;

export type BodyOwner = 'unit' | 'item' | 'prop';

/** The properties for a new body. Projectiles have none: they are swept through the world by casts. */
export interface BodyOptions {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly body: Body;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  /** Moved by a character controller instead of by forces: platformer units. */
  readonly isController: boolean;
  /** Can be stood on from above and passed from below. */
  readonly isOneWay: boolean;
  /** Steered units brake by themselves, not by the damping of the world. */
  readonly damping: number;
}

/** Two bodies began or stopped touching in the last step. `b` may be `WALL`. Sensors touch too. */
export interface Touch {
  readonly a: number;
  readonly b: number;
  readonly isBeginning: boolean;
}

export interface RayHit {
  /** The slot that was hit, or `WALL`. */
  readonly slot: number;
  readonly distance: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** The kinds of bodies that a cast can hit. */
export interface CastTargets {
  readonly walls: boolean;
  readonly units: boolean;
  readonly items: boolean;
  readonly props: boolean;
  /** Passes bodies that don't collide with projectiles. */
  readonly isProjectile?: boolean;
  /** Balls also hit sensors: shots hit units that push no one. */
  readonly hasSensors?: boolean;
  /** A slot that is ignored. */
  readonly ignore?: number;
  /** Rejects single slots, for example friends; must not call physics. */
  readonly accepts?: (slot: number) => boolean;
}

/** How far a controller moved in a step, and what stopped it. */
export interface ControllerMove {
  readonly dx: number;
  readonly dy: number;
  readonly isGrounded: boolean;
  /** What it stands on: a slot, `WALL`, or null in the air. */
  readonly ground: number | null;
  readonly isBlockedAbove: boolean;
  readonly isBlockedSideways: boolean;
}

/** How a controller moves, besides the distance. */
export interface ControllerOptions {
  /** Falls through the one-way platform it stands on. */
  readonly isDroppingThrough?: boolean;
}
