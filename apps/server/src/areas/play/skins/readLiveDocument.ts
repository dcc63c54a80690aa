import { findRelease } from '../../creation/games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/** Reads the document of the live release as text. Returns null before the first release. */
export async function readLiveDocument(db: Db, { id, liveRelease }: GameRow): Promise<string | null> {
  const found = liveRelease === null ? null : await findRelease(db, id, liveRelease);
  return found?.document ?? null;
}
