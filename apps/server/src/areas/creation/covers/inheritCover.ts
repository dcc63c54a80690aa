import { eq } from 'drizzle-orm';
import { lockFile } from '../../../files/fileQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { games } from '../../../storage/schema.ts';

/** Gives a new game the cover of the game it was copied from, until it has its own. */
export async function inheritCover(tx: Db, gameId: string, cover: string | null): Promise<void> {
  // The lock keeps a cleanup from deleting the file before this game refers to it.
  if (cover === null || !(await lockFile(tx, cover))) return;
  await tx.update(games).set({ coverFile: cover, isCoverInherited: true }).where(eq(games.id, gameId));
}
