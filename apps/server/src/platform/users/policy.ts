import type { UserRow } from '../../storage/sessionQueries.ts';

/** An account on its way out is hidden from the moment its owner asks for it; settings still show it to its owner. */
export function isVisible(user: UserRow): boolean {
  return user.deleteAfter === null;
}
