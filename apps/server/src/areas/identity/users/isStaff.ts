import type { UserRow } from '../../../storage/schema.ts';

/**
 * Whether a user moderates the whole platform. Staff must use two-factor login, because a password alone is not enough.
 */
export function isStaff({ role, twoFactorSince }: Pick<UserRow, 'role' | 'twoFactorSince'>): boolean {
  return role !== 'user' && twoFactorSince !== null;
}
