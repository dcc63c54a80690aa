import { apiLimits } from '@playloom/api-contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { GameNotFound } from '../../../http/errors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDrafts } from './DraftHub.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import { findDraftAccess } from './draftQueries.ts';
import { games } from '../../../storage/schema.ts';
import { requireDraftPermission } from './policy.ts';

const TRASH_MS = apiLimits.TRASH_DAYS * DAY_MS;

/** Hides the game from everyone until its owner restores it. */
export async function trashGame(
  services: WithClock & WithDatabase & WithDrafts,
  userId: string,
  id: string,
): Promise<void> {
  const { db, clock, drafts } = services;
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'own');
  // Pending edits are stored too, so that a restored game is complete.
  await drafts.flush(game.id);
  await db.update(games).set({ trashedAt: clock.now() }).where(eq(games.id, game.id));
  await drafts.recheck(game.id);
}

export async function restoreGame(
  { db, clock }: WithClock & WithDatabase,
  userId: string,
  id: string,
): Promise<void> {
  const access = await findDraftAccess(db, id, userId);
  const trashedAt = access?.role === 'owner' ? access.game.trashedAt : null;
  if (!access || !trashedAt) throw GameNotFound();
  if (addMilliseconds(trashedAt, TRASH_MS) <= clock.now()) throw GameNotFound();
  await db.update(games).set({ trashedAt: null }).where(eq(games.id, access.game.id));
}

/** Deletes games that were not restored in time, with all their data. */
export async function purgeTrash({ db, clock, log }: WithClock & WithLog & WithDatabase): Promise<void> {
  const due = addMilliseconds(clock.now(), -TRASH_MS);
  const purged = await db
    .delete(games)
    .where(and(isNotNull(games.trashedAt), lte(games.trashedAt, due)))
    .returning({ id: games.id });
  if (purged.length > 0) log.info({ games: purged.length }, 'deleted games from the trash');
}
