import type { Game } from '@playloom/game-format';
import { findRelease, type GameRow } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

/** The document that everybody plays; releases hold nothing that was not checked. */
export async function readLiveGame(db: Db, { id, liveRelease }: GameRow): Promise<Game | null> {
  const found = liveRelease === null ? null : await findRelease(db, id, liveRelease);
  return found && (JSON.parse(found.document) as Game);
}
