import type { BotsFigures } from '../bots/FleetBots.ts';
import type { PurchaseFigures } from '../checks/checkPurchases.ts';
import type { ReplayFigures } from '../checks/watchReplays.ts';
import type { FaultKind } from './planFaults.ts';

/** A fault that has happened. */
export interface CausedFault {
  readonly kind: FaultKind;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly from: number;
}

export interface ChaosOutcome {
  readonly faults: readonly CausedFault[];
  readonly bots: BotsFigures;
  /** Whether players could join after the last fault. */
  readonly canJoin: boolean;
  readonly replays: ReplayFigures;
  readonly purchases: PurchaseFigures;
}
