import { eq } from 'drizzle-orm';
import { GameNotFound } from '../../../http/errors.ts';
import { type AccountAction, recordAction } from '../../identity/audit/recordAction.ts';
import type { WithClock } from '../../../process/clock.ts';
import { type GameRow, games } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/**
 * Hides a game or shows it again. Returns null when nothing changes. The caller notifies the creator and, after the
 * commit, closes the rooms of the game.
 */
export async function setGameHidden(
  { clock }: WithClock,
  tx: Db,
  { actor, id, reason }: AccountAction,
  isHidden: boolean,
): Promise<GameRow | null> {
  const now = clock.now();
  const [game] = await tx.select().from(games).where(eq(games.id, id)).for('update');
  if (!game) throw GameNotFound();
  if ((game.hiddenAt !== null) === isHidden) return null;
  await tx
    .update(games)
    .set({ hiddenAt: isHidden ? now : null })
    .where(eq(games.id, id));
  const action = isHidden ? 'game.hide' : 'game.show';
  await recordAction(tx, { actorId: actor.id, action, gameId: id, userId: game.creatorId, reason, now });
  return game;
}
