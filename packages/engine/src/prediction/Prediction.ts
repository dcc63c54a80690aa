import type { Key, Point } from '@playloom/game-format';
import type { Player } from '../world/Player.ts';
import type { World } from '../world/World.ts';

/**
 * A small world that holds the static map, the own unit and stand-ins of solid neighbours. It runs the engine's
 * own controls, movement and physics, and no rule and no script.
 */
export interface Prediction {
  readonly world: World;
  readonly player: Player;
  /** Neighbours by their id on the server. They are bodies without records: nothing of the game acts on them. */
  readonly neighborProxies: Map<number, PlacedNeighborProxy>;
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

/** A solid neighbour: it moves on as it did and is not moved by the own unit, unless only forces move it. */
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
  /** Balls and crates: pushed by whoever walks into them, so physics moves it here too. */
  readonly isLoose: boolean;
}

export interface PredictedControls {
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}
