import type { Body } from '@playloom/game-format';

/** The slot number that stands for solid tiles and the edge of the map. */
export const WALL_SLOT = -1;

export type BodyOwner = 'unit' | 'item' | 'prop';

/** The properties of a new body. Projectiles have no bodies: they move by casting rays and balls. */
export interface BodyOptions {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly body: Body;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  /** Moved by a character controller instead of by forces. True for units in platformers. */
  readonly isController: boolean;
  /** Whether other bodies can stand on it, but pass through it from below. */
  readonly isOneWay: boolean;
  /** 0 for units that move themselves: they brake on their own. */
  readonly damping: number;
}

/** Two bodies began or stopped touching in the last step. `b` may be `WALL_SLOT`. Includes sensors. */
export interface TouchChange {
  readonly a: number;
  readonly b: number;
  readonly isBeginning: boolean;
}

export interface RayHit {
  /** The slot that was hit, or `WALL_SLOT`. */
  readonly slot: number;
  readonly distance: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** The kinds of bodies that a cast can hit. */
export interface CastFilter {
  readonly walls: boolean;
  readonly units: boolean;
  readonly items: boolean;
  readonly props: boolean;
  /** Ignores bodies that don't collide with projectiles. */
  readonly isProjectile?: boolean;
  /** Whether a ball cast also hits sensors. Projectiles need this to hit units that are sensors. */
  readonly hasSensors?: boolean;
  /** A slot that the cast ignores. */
  readonly ignore?: number;
  /** Returns false for slots that the cast should ignore, for example friends. Must not call physics. */
  readonly accepts?: (slot: number) => boolean;
}

/** How far a controller moved in a step, and what stopped it. */
export interface ControllerMove {
  readonly dx: number;
  readonly dy: number;
  readonly isGrounded: boolean;
  /** The slot that the controller stands on, `WALL_SLOT`, or null in the air. */
  readonly ground: number | null;
  readonly isBlockedAbove: boolean;
  readonly isBlockedSideways: boolean;
}

/** Options for a controller's move. */
export interface ControllerOptions {
  /** Whether to fall through the one-way platform that the controller stands on. */
  readonly isDroppingThrough?: boolean;
}
