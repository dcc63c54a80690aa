import type { Key, Point } from '@playloom/game-format';

/**
 * A small world that holds the static map, the own unit and kinematic stand-ins of solid neighbours. It runs the
 * engine's own controls, movement and physics, and no rule and no script.
 */
export interface Prediction {
  /** The tick the own unit stands at. */
  readonly tick: number;
}

/** The own unit as the server had it; the fields of `Unit` and `Motion` that moving depends on. */
export interface PredictedUnit {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
  readonly scale: number;
  readonly speed: number;
  readonly isSteerable: boolean;
  readonly pushedUntil: number;
  readonly platform: PredictedPlatform | null;
}

export interface PredictedPlatform {
  readonly isGrounded: boolean;
  readonly groundedAt: number;
  readonly isJumpHeld: boolean;
  readonly jumpWantedAt: number;
  readonly jumpsLeft: number;
  readonly isJumping: boolean;
  readonly dropsUntil: number;
  readonly wallSide: number;
}

/** A solid neighbour: it moves on as it did and is not moved by the own unit. */
export interface StandIn {
  readonly id: number;
  readonly kind: 'unit' | 'item' | 'prop';
  readonly type: string;
  readonly team: string | null;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly scale: number;
}

export interface PredictedControls {
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}
