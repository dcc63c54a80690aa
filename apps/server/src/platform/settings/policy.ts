import type { UserRow } from '../../storage/sessionQueries.ts';

/** A session can be ended by its own account, from any device. */
export function canEndSession(user: UserRow, session: { userId: string }): boolean {
  return session.userId === user.id;
}
