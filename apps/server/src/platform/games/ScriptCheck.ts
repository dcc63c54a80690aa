import type { Game } from '@playloom/game-format';
import type { SourceProblem } from '@playloom/game-format/scripts';

/** Checks scripts as the room does that would run them. */
export interface ScriptCheck {
  /** What has to be put right; throws when nothing could be found out in time. */
  check(scripts: Game['scripts']): Promise<readonly SourceProblem[]>;
}
