import { and, desc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { draftVersions, users } from '../../../storage/schema.ts';

export type VersionRow = Omit<InferSelectModel<typeof draftVersions>, 'document'> & {
  creatorName: string | null;
};

const listed = {
  id: draftVersions.id,
  gameId: draftVersions.gameId,
  name: draftVersions.name,
  createdAt: draftVersions.createdAt,
  createdBy: draftVersions.createdBy,
  creatorName: users.username,
};

export async function insertVersion(
  tx: Db,
  version: typeof draftVersions.$inferInsert,
): Promise<{ id: string }> {
  const [row] = await tx.insert(draftVersions).values(version).returning({ id: draftVersions.id });
  if (!row) throw new Error('The version was not stored.');
  return row;
}

/** Lists versions without their documents, newest first. */
export async function listVersionRows(db: Db, gameId: string, limit: number): Promise<VersionRow[]> {
  return db
    .select(listed)
    .from(draftVersions)
    .leftJoin(users, eq(users.id, draftVersions.createdBy))
    .where(eq(draftVersions.gameId, gameId))
    .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id))
    .limit(limit);
}

export async function findVersionDocument(db: Db, gameId: string, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ document: draftVersions.document })
    .from(draftVersions)
    .where(and(eq(draftVersions.gameId, gameId), eq(draftVersions.id, id)));
  return row?.document ?? null;
}

export async function findLastVersionAt(db: Db, gameId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: draftVersions.createdAt })
    .from(draftVersions)
    .where(eq(draftVersions.gameId, gameId))
    .orderBy(desc(draftVersions.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** Lists the age of every version of a game, newest first, to decide which ones to delete. */
export async function listVersionAges(
  db: Db,
  gameId: string,
): Promise<{ id: string; name: string; createdAt: Date }[]> {
  return db
    .select({ id: draftVersions.id, name: draftVersions.name, createdAt: draftVersions.createdAt })
    .from(draftVersions)
    .where(eq(draftVersions.gameId, gameId))
    .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id));
}

export async function deleteVersions(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(draftVersions).where(inArray(draftVersions.id, [...ids]));
}
