import type { UserRow } from '../../storage/sessionQueries.ts';

/** An account is hidden as soon as its owner requests deletion. Its owner can still open the settings. */
export function isVisible(user: UserRow): boolean {
  return user.deleteAfter === null;
}
