import { eq } from 'drizzle-orm';
import type { GameRow } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games } from '../../storage/schema.ts';

/** An unlisted game that becomes public is new to everyone else, so its publication date is now. */
export async function setListing(
  tx: Db,
  game: Pick<GameRow, 'id' | 'isUnlisted'>,
  { isUnlisted, now }: { isUnlisted: boolean | undefined; now: Date },
): Promise<void> {
  if (isUnlisted === undefined || isUnlisted === game.isUnlisted) return;
  await tx
    .update(games)
    .set({ isUnlisted, ...(isUnlisted ? {} : { publishedAt: now }) })
    .where(eq(games.id, game.id));
}
