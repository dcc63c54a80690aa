import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { deleteSessionsOf, type EndedSession, type SessionFilter } from '../../storage/sessionQueries.ts';

/**
 * Ends sessions of somebody in one transaction with what they end for. When it returns, nothing that was opened under
 * them is left: no page, no place in a room, no way back into one.
 */
export async function endSessions<T>(
  services: Pick<Services, 'db' | 'live' | 'rooms'>,
  userId: string,
  which: SessionFilter,
  change: (tx: Db) => Promise<T>,
  /** Closes what is open under the ended sessions. */
  close: typeof closeSessions = closeSessions,
): Promise<T> {
  const { result, ended } = await services.db.transaction(async (tx) => ({
    // First what may hold back a login of this moment: else its session would outlive this.
    result: await change(tx),
    ended: await deleteSessionsOf(tx, userId, which),
  }));
  await close(services, userId, ended);
  return result;
}

/** Of one whose row is gone already. */
export async function closeSession(
  services: Pick<Services, 'live' | 'rooms'>,
  ended: EndedSession | undefined,
): Promise<void> {
  if (ended) await closeSessions(services, ended.userId, [ended.id]);
}

/** Of sessions whose rows are gone already. */
export async function closeSessions(
  { live, rooms }: Pick<Services, 'live' | 'rooms'>,
  userId: string,
  ended: readonly string[],
): Promise<void> {
  if (ended.length === 0) return;
  for (const sessionId of ended) live.end(userId, sessionId);
  await rooms.enforce({ userId, gameId: null, kind: 'sign-out', sessions: ended });
}
