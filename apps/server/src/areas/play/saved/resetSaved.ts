import { randomUUID } from 'node:crypto';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { SavedDataInUse, SavedDataNotFound } from './savedErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { deleteLeaderboard, deleteSavedDataOf } from './savedDataAdminQueries.ts';
import { deleteLease, acquireLease } from './savedQueries.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { LEASE_MS } from './savedLimits.ts';

/**
 * Deletes a player's saved data in a game. Takes the lease like a room does. The reset is rejected while a room holds
 * the lease, because the room would write its copy back. A disconnected room loses the lease.
 */
export async function resetSavedPlayer(
  { db, clock }: WithClock & WithDatabase,
  userId: string,
  id: string,
  playerId: string,
): Promise<void> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  if (!isUuid(playerId) || (await findUsername(db, playerId)) === '') throw SavedDataNotFound();
  await db.transaction(async (tx) => {
    const now = clock.now();
    const lease = randomUUID();
    const wanted = {
      ownerId: game.worldId ?? game.id,
      userId: playerId,
      lease,
      gameId: game.id,
      roomId: `reset ${lease}`,
      lastSequence: 0,
      expiresAt: addMilliseconds(now, LEASE_MS),
    };
    if (!(await acquireLease(tx, wanted, now))) throw SavedDataInUse();
    await deleteSavedDataOf(tx, game.id, playerId);
    await deleteLease(tx, lease);
  });
}

/** Deletes all scores of a leaderboard. Rooms do not remember scores, so later ones are stored as usual. */
export async function resetLeaderboard(
  { db }: WithDatabase,
  userId: string,
  id: string,
  leaderboard: string,
): Promise<void> {
  const { game } = requireDraftPermission(await findDraftAccess(db, id, userId), 'edit');
  await deleteLeaderboard(db, game.id, leaderboard);
}
