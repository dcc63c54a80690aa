import type { Key, Point } from '@playloom/game-format';
import type { Player } from '../world/Player.ts';
import type { World } from '../world/World.ts';

/**
 * A small world that predicts the movement of the player's own unit: the map, that unit, and proxies for solid
 * neighbors. It runs the engine's controls, movement and physics, but no rules or scripts.
 */
export interface Prediction {
  readonly world: World;
  readonly player: Player;
  /**
   * Neighbors by their entity id on the server. They have bodies but no entity records, so nothing but physics
   * affects them.
   */
  readonly neighborProxies: Map<number, PlacedNeighborProxy>;
}

/** The state of the player's own unit on the server: the fields of `Unit` and `Motion` that affect movement. */
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

interface PredictedPlatform {
  readonly isGrounded: boolean;
  readonly groundedAt: number;
  readonly isJumpHeld: boolean;
  readonly jumpWantedAt: number;
  readonly jumpsLeft: number;
  readonly isJumping: boolean;
  readonly dropsUntil: number;
  readonly wallSide: number;
}

/**
 * A solid neighbor of the own unit. It continues its motion; the own unit can push it only if it is moved by
 * forces alone.
 */
export interface NeighborProxy {
  readonly id: number;
  readonly kind: 'unit' | 'item' | 'prop';
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly vx: number;
  readonly vy: number;
  readonly scale: number;
}

/** A neighbor as last seen, the tick when it was seen, and the slot of its body. */
export interface PlacedNeighborProxy {
  readonly slot: number;
  readonly seen: NeighborProxy;
  readonly tick: number;
  /** Whether units can push it, like balls and crates. Physics then moves it in the prediction too. */
  readonly isLoose: boolean;
}

export interface PredictedControls {
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}
