import type { StartProblem } from '../thread/RoomReport.ts';

export interface StartTrialRequest {
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
}

export interface StartTrialResult {
  /** Whether the game's thread did not respond and was terminated. */
  readonly isStuck: boolean;
  readonly problems: readonly StartProblem[];
}
