import type { EntityId, Key, Point, UnitType } from '@playloom/game-format';
import type { Unit } from '../../world/Entity.ts';
import type { BotMemory, Player } from '../../world/Player.ts';

/** A bot during a decision. */
export interface Bot {
  readonly player: Player;
  readonly memory: BotMemory;
  readonly unit: Unit;
  readonly type: UnitType;
  readonly x: number;
  readonly y: number;
}

/** The outcome of one decision of a bot; omitted fields mean none. */
export interface BotPlan {
  /** The target it aims at. */
  readonly target?: EntityId;
  readonly isUsing?: boolean;
  /** Where it goes. */
  readonly goal?: Point;
  /** The entity at the goal. */
  readonly wants?: EntityId;
  /** Any position near the goal is good enough. */
  readonly isRough?: boolean;
  /** Circles around its target: 1 one way, -1 the other. */
  readonly strafe?: number;
  /** Keys to press once. */
  readonly keys?: readonly Key[];
  /** How long it keeps this goal if nothing else happens. */
  readonly until?: number;
}
