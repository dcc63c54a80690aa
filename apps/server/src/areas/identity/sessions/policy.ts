import type { UserRow } from '../../../storage/schema.ts';

/** Whether a user can end a session. Users can end their own sessions from any device. */
export function canEndSession(user: UserRow, session: { userId: string }): boolean {
  return session.userId === user.id;
}
