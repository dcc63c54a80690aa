import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { deleteSessionsOf, type EndedSession, type SessionFilter } from '../../storage/sessionQueries.ts';

/**
 * Ends sessions of a user in the same transaction as the change that requires it. When it returns, nothing opened
 * under them remains: no page, no seat in a room, no way to rejoin one.
 */
export async function endSessions<T>(
  services: Pick<Services, 'db' | 'live' | 'rooms'>,
  userId: string,
  which: SessionFilter,
  change: (tx: Db) => Promise<T>,
  /** Closes everything that is open under the ended sessions. */
  close: typeof closeSessions = closeSessions,
): Promise<T> {
  const { result, ended } = await services.db.transaction(async (tx) => ({
    // The change comes first because it may block a concurrent login, whose session would otherwise survive.
    result: await change(tx),
    ended: await deleteSessionsOf(tx, userId, which),
  }));
  await close(services, userId, ended);
  return result;
}

/** For a session whose row is already deleted. */
export async function closeSession(
  services: Pick<Services, 'live' | 'rooms'>,
  ended: EndedSession | undefined,
): Promise<void> {
  if (ended) await closeSessions(services, ended.userId, [ended.id]);
}

/** For sessions whose rows are already deleted. */
export async function closeSessions(
  { live, rooms }: Pick<Services, 'live' | 'rooms'>,
  userId: string,
  ended: readonly string[],
): Promise<void> {
  if (ended.length === 0) return;
  for (const sessionId of ended) live.end(userId, sessionId);
  await rooms.enforce({ userId, gameId: null, kind: 'sign-out', sessions: ended });
}
