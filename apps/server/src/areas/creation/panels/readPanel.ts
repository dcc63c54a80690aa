import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findRelease } from '../games/gameQueries.ts';

/** Reads the HTML of a panel. Returns null when the release has no such panel. */
export async function readPanel(
  { db, documents }: WithDatabase & WithDocuments,
  gameId: string,
  release: number,
  name: string,
): Promise<string | null> {
  const found = await findRelease(db, gameId, release);
  // Parsed in this process, because the database's JSON does not support every character that a game may contain.
  return found && documents.run('readPanel', { text: found.document, name });
}
