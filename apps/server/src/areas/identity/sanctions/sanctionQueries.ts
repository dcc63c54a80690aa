import { and, desc, eq, or, isNull, type InferSelectModel, gt } from 'drizzle-orm';
import { personColumns } from '../users/userQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { gameModerators, sanctions, users } from '../../../storage/schema.ts';

export async function isModeratorOf(db: Db, gameId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: gameModerators.userId })
    .from(gameModerators)
    .where(and(eq(gameModerators.gameId, gameId), eq(gameModerators.userId, userId)));
  return rows.length > 0;
}

export async function listModeratorsOf(db: Db, gameId: string) {
  return db
    .select(personColumns)
    .from(gameModerators)
    .innerJoin(users, eq(users.id, gameModerators.userId))
    .where(eq(gameModerators.gameId, gameId))
    .orderBy(users.username);
}

export async function insertModeratorIfMissing(
  db: Db,
  row: typeof gameModerators.$inferInsert,
): Promise<void> {
  await db.insert(gameModerators).values(row).onConflictDoNothing();
}

export async function deleteModerator(db: Db, gameId: string, userId: string): Promise<void> {
  await db
    .delete(gameModerators)
    .where(and(eq(gameModerators.gameId, gameId), eq(gameModerators.userId, userId)));
}

/** Lists the active sanctions against a user, on the platform and in the given game. */
export async function listSanctionsOf(
  db: Db,
  { userId, gameId }: { userId: string; gameId: string | null },
  now: Date,
): Promise<SanctionRow[]> {
  const isHere =
    gameId === null ? isNull(sanctions.gameId) : or(isNull(sanctions.gameId), eq(sanctions.gameId, gameId));
  return db
    .select()
    .from(sanctions)
    .where(and(eq(sanctions.userId, userId), isHere, holds(now)));
}

/** Lists the active sanctions in a game, with their users. */
export async function listSanctionsInGame(db: Db, gameId: string, now: Date) {
  return db
    .select({ sanction: sanctions, user: personColumns })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.userId))
    .where(and(eq(sanctions.gameId, gameId), holds(now)))
    .orderBy(desc(sanctions.createdAt));
}

export async function insertSanction(db: Db, row: typeof sanctions.$inferInsert): Promise<void> {
  await db.insert(sanctions).values(row);
}

/** Lifts a user's sanctions of one kind, or of all kinds, in a game or on the platform. */
export async function liftSanctions(
  db: Db,
  { userId, gameId, kind }: Pick<SanctionRow, 'userId' | 'gameId'> & { kind?: SanctionRow['kind'] },
  now: Date,
): Promise<void> {
  await db
    .update(sanctions)
    .set({ liftedAt: now })
    .where(
      and(
        eq(sanctions.userId, userId),
        gameId === null ? isNull(sanctions.gameId) : eq(sanctions.gameId, gameId),
        kind === undefined ? undefined : eq(sanctions.kind, kind),
        isNull(sanctions.liftedAt),
      ),
    );
}

export type SanctionRow = InferSelectModel<typeof sanctions>;
const holds = (now: Date) =>
  and(isNull(sanctions.liftedAt), or(isNull(sanctions.expiresAt), gt(sanctions.expiresAt, now)));
