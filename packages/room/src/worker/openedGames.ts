import { type Result, succeed } from '@playloom/game-format';
import { openReleaseGame, type OpenedGame } from './openReleaseGame.ts';
import type { Steps } from '../run/steps.ts';
import type { RoomWorker } from './RoomWorker.ts';

/**
 * Releases that no room plays are kept up to this length of their documents, because opening one takes longer than
 * anything else when a room comes back or moves here. The documents of the starters have 100,000 to 260,000 characters.
 */
const UNUSED_CHARS_MAX = 2_000_000;

type Games = Pick<RoomWorker, 'games'>;

/** Returns the compiled release, which all its rooms share. */
export function* acquireGame({ games }: Games, document: string): Steps<Result<OpenedGame, string>> {
  const opened = games.has(document) ? null : yield* openReleaseGame(document);
  // Another room may have opened it in the meantime.
  const known = games.get(document);
  const acquired = known === undefined ? opened! : succeed(known);
  // The last one in the map is the one that was used last.
  games.delete(document);
  if (acquired.ok) games.set(document, acquired.value);
  return acquired;
}

/** Drops releases that no room plays, except those that were used last. */
export function dropUnusedGames({ games }: Games): void {
  let chars = 0;
  for (const game of [...games.values()].reverse()) {
    if (game.rooms > 0) continue;
    chars += game.document.length;
    if (chars > UNUSED_CHARS_MAX) games.delete(game.document);
  }
}
