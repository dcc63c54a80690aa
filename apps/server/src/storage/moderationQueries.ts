import { and, desc, eq, gt, inArray, isNull, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { gameModerators, reports, sanctions, userBlocks, users } from './schema.ts';

export type ReportRow = InferSelectModel<typeof reports>;
type SanctionRow = InferSelectModel<typeof sanctions>;

const person = { id: users.id, username: users.username, avatarFile: users.avatarFile };

/** Lists the users that this user has hidden. */
export async function listHiddenUserIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: userBlocks.otherId })
    .from(userBlocks)
    .where(eq(userBlocks.userId, userId));
  return rows.map(({ id }) => id);
}

/** Lists the users who have hidden this user. */
export async function listUserIdsHiding(db: Db, otherId: string): Promise<string[]> {
  const rows = await db
    .select({ id: userBlocks.userId })
    .from(userBlocks)
    .where(eq(userBlocks.otherId, otherId));
  return rows.map(({ id }) => id);
}

/** Whether one of two users has blocked the other. */
export async function hasBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ id: userBlocks.userId })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.kind, 'block'),
        or(
          and(eq(userBlocks.userId, one), eq(userBlocks.otherId, other)),
          and(eq(userBlocks.userId, other), eq(userBlocks.otherId, one)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function upsertBlock(db: Db, block: typeof userBlocks.$inferInsert): Promise<void> {
  await db
    .insert(userBlocks)
    .values(block)
    .onConflictDoUpdate({ target: [userBlocks.userId, userBlocks.otherId], set: { kind: block.kind } });
}

export async function deleteBlock(db: Db, userId: string, otherId: string): Promise<void> {
  await db.delete(userBlocks).where(and(eq(userBlocks.userId, userId), eq(userBlocks.otherId, otherId)));
}

export async function listBlocks(db: Db, userId: string) {
  return db
    .select({ user: person, kind: userBlocks.kind })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.otherId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(users.username);
}

export async function isModeratorOf(db: Db, gameId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: gameModerators.userId })
    .from(gameModerators)
    .where(and(eq(gameModerators.gameId, gameId), eq(gameModerators.userId, userId)));
  return rows.length > 0;
}

export async function listModeratorsOf(db: Db, gameId: string) {
  return db
    .select(person)
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

const holds = (now: Date) =>
  and(isNull(sanctions.liftedAt), or(isNull(sanctions.expiresAt), gt(sanctions.expiresAt, now)));

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
    .select({ sanction: sanctions, user: person })
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

export async function insertReport(db: Db, row: typeof reports.$inferInsert): Promise<string> {
  const [added] = await db.insert(reports).values(row).returning({ id: reports.id });
  return added!.id;
}

interface Reporter {
  id: string;
  username: string;
  /** Number of reports this user has sent, and how they were decided. */
  sent: number;
  upheld: number;
  dismissed: number;
}

/** Lists users who reported something, and how their reports were decided. */
export async function listReporters(db: Db, ids: readonly string[]): Promise<Reporter[]> {
  if (ids.length === 0) return [];
  const countOf = (state: ReportRow['state']) =>
    sql<number>`count(*) filter (where ${reports.state} = ${state})::int`;
  return db
    .select({
      id: users.id,
      username: users.username,
      sent: sql<number>`count(*)::int`,
      upheld: countOf('resolved'),
      dismissed: countOf('dismissed'),
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(inArray(reports.reporterId, [...ids]))
    .groupBy(users.id, users.username);
}

/** Closes a report. Returns null if there is no such report or it is already closed. */
export async function closeReport(
  db: Db,
  id: string,
  end: Pick<ReportRow, 'state' | 'resolution' | 'resolvedBy' | 'resolvedAt'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .update(reports)
    .set(end)
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning();
  return row ?? null;
}

/** Removes the messages of a deleted account from the context of reports. Everything else stays unchanged. */
export async function anonymizeReports(tx: Db, userId: string): Promise<void> {
  const mentions = JSON.stringify([{ authorId: userId }]);
  await tx.execute(sql`
    update reports set context = (
      select coalesce(jsonb_agg(message), '[]'::jsonb) from jsonb_array_elements(context) as message
       where message->>'authorId' <> ${userId})
     where context @> ${mentions}::jsonb`);
}

/** Lists the ids of users by username, ignoring case. */
export async function listUserIdsByNames(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const lower: SQL = sql`lower(${users.username})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          lower,
          names.map((name) => name.toLowerCase()),
        ),
        isNull(users.deleteAfter),
      ),
    );
  return rows.map(({ id }) => id);
}
