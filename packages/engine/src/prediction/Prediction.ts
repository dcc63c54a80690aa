import type { Key, Point } from '@playloom/game-format';
import type { Player } from '../world/Player.ts';
import type { World } from '../world/World.ts';

/**
 * A small world with the static map, the own unit and stand-ins for solid neighbors. It runs the engine's own
 * controls, movement and physics, but no rules or scripts.
 */
export interface Prediction {
  readonly world: World;
  readonly player: Player;
  /**
   * Neighbors by their id on the server. They are bodies without records: nothing in the game affects them.
   */
  readonly neighborProxies: Map<number, PlacedNeighborProxy>;
}

/** The own unit as the server had it: the fields of `Unit` and `Motion` that affect movement. */
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

/** A solid neighbor: it continues its motion and isn't moved by the own unit, unless only forces move it. */
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

/** Where a stand-in was at a tick, and the slot of its body. */
export interface PlacedNeighborProxy {
  readonly slot: number;
  readonly seen: NeighborProxy;
  readonly tick: number;
  /** Balls and crates are pushed by units that walk into them, so physics moves them here too. */
  readonly isLoose: boolean;
}

export interface PredictedControls {
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}
