import type { UserRow } from '../../storage/sessionQueries.ts';

/** Keeps order on the whole platform; a password alone is not enough for that. */
export function isStaff({ role, twoFactorSince }: Pick<UserRow, 'role' | 'twoFactorSince'>): boolean {
  return role !== 'user' && twoFactorSince !== null;
}
