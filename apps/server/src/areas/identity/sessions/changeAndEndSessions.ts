import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { deleteSessionsOf, type EndedSession, type SessionFilter } from './sessionQueries.ts';

/**
 * Makes a change that requires ending sessions of a user, and ends them in the same transaction. On return, their pages
 * are closed, they have left their rooms, and they cannot rejoin.
 */
export async function changeAndEndSessions<T>(
  services: WithDatabase & WithLive & WithRooms,
  userId: string,
  which: SessionFilter,
  change: (tx: Db) => Promise<T>,
  /** Closes the live and room connections of the ended sessions. */
  close: typeof disconnectEndedSessions = disconnectEndedSessions,
): Promise<T> {
  const { result, ended } = await services.db.transaction(async (tx) => ({
    // The change comes first because it may block a concurrent login, whose session would otherwise survive.
    result: await change(tx),
    ended: await deleteSessionsOf(tx, userId, which),
  }));
  await close(services, userId, ended);
  return result;
}

/** Closes the live and room connections of a session whose row is already deleted. */
export async function disconnectEndedSession(
  services: WithLive & WithRooms,
  ended: EndedSession | undefined,
): Promise<void> {
  if (ended) await disconnectEndedSessions(services, ended.userId, [ended.id]);
}

/** Closes the live and room connections of sessions whose rows are already deleted. */
export async function disconnectEndedSessions(
  { live, rooms }: WithLive & WithRooms,
  userId: string,
  ended: readonly string[],
): Promise<void> {
  if (ended.length === 0) return;
  for (const sessionId of ended) live.end(userId, sessionId);
  await rooms.enforce({ userId, gameId: null, kind: 'sign-out', sessions: ended });
}
