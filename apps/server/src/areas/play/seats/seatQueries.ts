import { and, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { games, sanctions, testReleases, userBlocks, users } from '../../../storage/schema.ts';

/** Lists which of these games can’t be played anymore. */
export async function listHiddenGameIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(inArray(games.id, [...ids]), isNotNull(games.hiddenAt)));
  return rows.map(({ id }) => id);
}

/** Lists the releases of these games that only their link opens, such as playtests. */
export async function listTestReleases(
  db: Db,
  gameIds: readonly string[],
): Promise<{ gameId: string; release: number }[]> {
  if (gameIds.length === 0) return [];
  return db
    .select({ gameId: testReleases.gameId, release: testReleases.release })
    .from(testReleases)
    .where(inArray(testReleases.gameId, [...gameIds]));
}

/** Lists what is in force against these users, on the platform (without a game) and in games. */
export async function listSanctionsOfUsers(db: Db, userIds: readonly string[], now: Date) {
  if (userIds.length === 0) return [];
  const { userId, gameId, kind, liftedAt, expiresAt } = sanctions;
  return db
    .select({ userId, gameId, kind })
    .from(sanctions)
    .where(and(inArray(userId, [...userIds]), isNull(liftedAt), or(isNull(expiresAt), gt(expiresAt, now))));
}

export async function listBirthDates(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .select({ id: users.id, birthDate: users.birthDate })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}

/** Lists whom these users have hidden. */
export async function listHiddenPairs(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const { userId, otherId } = userBlocks;
  return db
    .select({ userId, otherId })
    .from(userBlocks)
    .where(inArray(userId, [...userIds]));
}
