import { eq } from 'drizzle-orm';
import { type GameRow, games } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/**
 * Lists or unlists a game. When an unlisted game is listed, it is new to everyone, so its publication date is set to
 * now.
 */
export async function setGameUnlisted(
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
