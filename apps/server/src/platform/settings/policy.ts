import type { UserRow } from '../../storage/sessionQueries.ts';

/** A session is ended by the account it belongs to, from whichever device. */
export function canEndSession(user: UserRow, session: { userId: string }): boolean {
  return session.userId === user.id;
}
