import type { Game } from '@playloom/game-format';
import type { SourceProblem } from '@playloom/game-format/scripts';

/** Checks scripts the same way as the room that runs them. */
export interface ScriptChecker {
  /** Returns the problems of the scripts. Throws when the check does not finish in time. */
  check(scripts: Game['scripts']): Promise<readonly SourceProblem[]>;
}

export interface WithScripts {
  scripts: ScriptChecker;
}
