import type { EntityId, Key, Point, UnitType } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import type { BotMemory, Player } from '../../world/Player.ts';

/** A bot and its unit, for one decision. */
export interface Bot {
  readonly player: Player;
  readonly memory: BotMemory;
  readonly unit: Unit;
  readonly type: UnitType;
  readonly x: number;
  readonly y: number;
}

/** The outcome of a bot's decision. Omitted fields mean none. */
export interface BotPlan {
  /** The entity that the bot aims at. */
  readonly target?: EntityId;
  readonly isUsing?: boolean;
  /** The position that the bot walks to. */
  readonly goal?: Point;
  /** The entity that the bot wants to reach at the goal. */
  readonly wants?: EntityId;
  /** Whether any position near the goal is good enough. */
  readonly isRough?: boolean;
  /** Circles around the target: 1 in one direction, -1 in the other. */
  readonly strafe?: number;
  /** Keys that the bot presses once. */
  readonly keys?: readonly Key[];
  /** The tick until which the bot keeps this goal if nothing else happens. */
  readonly until?: number;
}
