import type { UserRow } from '../../../storage/schema.ts';

/**
 * Whether other users can see an account. It is hidden as soon as its owner requests deletion, but the owner can
 * still open the settings.
 */
export function isUserVisible(user: UserRow): boolean {
  return user.deleteAfter === null;
}
