import type { Body } from '@playloom/game-format';

/** A solid tile or the rim of the map stands in for a slot under this number. */
export const WALL = -1;

export type BodyOwner = 'unit' | 'item' | 'prop';

/** What a body is made from. Projectiles have none: they are swept through the world by casts. */
export interface BodyOptions {
  readonly slot: number;
  readonly owner: BodyOwner;
  readonly body: Body;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  /** Moved by a character controller instead of by forces: platform units. */
  readonly isController: boolean;
  /** Can be stood on from above and passed from below. */
  readonly isOneWay: boolean;
  /** Steered units brake by their own will, not by the damping of the world. */
  readonly damping: number;
}

/** Two things began or ended to touch in the last step. `b` is the wall when it is `WALL`. Sensors touch too. */
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

/** Which kinds of things a cast can hit. */
export interface CastTargets {
  readonly walls: boolean;
  readonly units: boolean;
  readonly items: boolean;
  readonly props: boolean;
  /** Passes what does not want to meet projectiles. */
  readonly isProjectile?: boolean;
  /** Balls meet sensors too: shots hit whoever pushes nobody. */
  readonly hasSensors?: boolean;
  /** A slot that is passed as if it were not there. */
  readonly ignore?: number;
  /** Refuses single slots, for example friends; must not call physics. */
  readonly accepts?: (slot: number) => boolean;
}

/** How far a controller got in a step, and what stopped it. */
export interface ControllerMove {
  readonly dx: number;
  readonly dy: number;
  readonly isGrounded: boolean;
  /** What it stands on: a slot, `WALL`, or null in the air. */
  readonly ground: number | null;
  readonly isBlockedAbove: boolean;
  readonly isBlockedSideways: boolean;
}

/** How a controller wants to move beside the way itself. */
export interface ControllerOptions {
  /** Falls through the one-way platform it stands on. */
  readonly isDroppingThrough?: boolean;
}
