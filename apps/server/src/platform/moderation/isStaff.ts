import type { UserRow } from '../../storage/sessionQueries.ts';

/** Staff moderate the whole platform. They need two-factor login: a password alone is not enough. */
export function isStaff({ role, twoFactorSince }: Pick<UserRow, 'role' | 'twoFactorSince'>): boolean {
  return role !== 'user' && twoFactorSince !== null;
}
