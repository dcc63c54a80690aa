import { eq } from 'drizzle-orm';
import { lockFile } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games } from '../../storage/schema.ts';

/** A new game shows the cover of the game it was made from, until it has one of its own. */
export async function inheritCover(tx: Db, gameId: string, cover: string | null): Promise<void> {
  // Locking the file keeps a clean-up from removing it before this game counts as its user.
  if (cover === null || !(await lockFile(tx, cover))) return;
  await tx.update(games).set({ coverFile: cover, isCoverInherited: true }).where(eq(games.id, gameId));
}
