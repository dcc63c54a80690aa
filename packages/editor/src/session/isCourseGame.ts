import type { StoredCourse } from '@playloom/site/course/StoredCourse.ts';
import type { GameIdentity } from './EditorSession.ts';
import { findLocalGame } from '../localGames/localGames.ts';

/** Whether this is the learner's bootcamp game, even after it was moved to an account. */
export function isCourseGame({ game }: StoredCourse, identity: GameIdentity): boolean {
  if (game === null) return false;
  if (identity.kind === 'local') return game.kind === 'local' && game.id === identity.localId;
  if (game.kind === 'stored') return game.gameSlug === identity.gameSlug;
  return findLocalGame(game.id)?.adoptedAs === identity.gameSlug;
}
