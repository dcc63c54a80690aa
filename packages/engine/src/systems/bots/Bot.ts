import type { EntityId, Key, Point, UnitType } from '@playloom/game-format';
import type { Unit } from '../../world/Entity.ts';
import type { BotMemory, Player } from '../../world/Player.ts';

/** A bot while it thinks. */
export interface Bot {
  readonly player: Player;
  readonly memory: BotMemory;
  readonly unit: Unit;
  readonly type: UnitType;
  readonly x: number;
  readonly y: number;
}

/** What a bot decides in one thought; what it does not name is nothing. */
export interface BotPlan {
  /** Whom it aims at. */
  readonly target?: EntityId;
  readonly isUsing?: boolean;
  /** Where it goes. */
  readonly goal?: Point;
  /** What is at the goal. */
  readonly wants?: EntityId;
  /** Any place near the goal will do. */
  readonly isRough?: boolean;
  /** Walks around its target: 1 one way, -1 the other. */
  readonly strafe?: number;
  /** Keys to press once. */
  readonly keys?: readonly Key[];
  /** How long it keeps to this goal, if nothing comes up. */
  readonly keepsUntil?: number;
}
