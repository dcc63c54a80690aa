import { randomUUID } from 'node:crypto';
import { addMilliseconds } from '../../clock.ts';
import { SavedDataInUse, SavedDataNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess } from '../../storage/draftQueries.ts';
import { isId } from '../../storage/isId.ts';
import { deleteLeaderboard, deleteSavedOf } from '../../storage/savedDataAdminQueries.ts';
import { deleteLease, acquireLease } from '../../storage/savedQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { requireRight } from '../drafts/policy.ts';
import { LEASE_MS } from './savedLimits.ts';

/**
 * Lets a player begin anew. The lease is taken for it as a room would: while a room has it, this is refused, for
 * the room would write back what it knows; and a room that was cut off loses it for good.
 */
export async function resetSavedPlayer(
  { db, clock }: Services,
  userId: string,
  id: string,
  playerId: string,
): Promise<void> {
  const { game } = requireRight(await findDraftAccess(db, id, userId), 'edit');
  if (!isId(playerId) || (await findUsername(db, playerId)) === '') throw SavedDataNotFound();
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
    await deleteSavedOf(tx, game.id, playerId);
    await deleteLease(tx, lease);
  });
}

/** Scores that come afterwards count; rooms keep none. */
export async function resetLeaderboard(
  { db }: Services,
  userId: string,
  id: string,
  leaderboard: string,
): Promise<void> {
  const { game } = requireRight(await findDraftAccess(db, id, userId), 'edit');
  await deleteLeaderboard(db, game.id, leaderboard);
}
