import { and, asc, count, eq, isNull, ne, type InferSelectModel } from 'drizzle-orm';
import { type GameRow, games, leaderboardScores, savedData, worlds } from '../../../storage/schema.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';

export type WorldRow = InferSelectModel<typeof worlds>;

export async function findWorld(db: Db, id: string): Promise<WorldRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(worlds).where(eq(worlds.id, id));
  return row ?? null;
}

/** Lists a user's worlds, oldest first, with their number of maps. */
export async function listWorldsOf(db: Db, ownerId: string): Promise<(WorldRow & { maps: number })[]> {
  const isMap = and(eq(games.worldId, worlds.id), isNull(games.trashedAt));
  const rows = await db
    .select({ world: worlds, maps: count(games.id) })
    .from(worlds)
    .leftJoin(games, isMap)
    .where(eq(worlds.ownerId, ownerId))
    .groupBy(worlds.id)
    .orderBy(asc(worlds.createdAt), asc(worlds.id));
  return rows.map(({ world, maps }) => ({ ...world, maps }));
}

/** Lists the maps of a world, without those in the trash. */
export async function listMapsOf(db: Db, worldId: string): Promise<GameRow[]> {
  return db
    .select()
    .from(games)
    .where(and(eq(games.worldId, worldId), isNull(games.trashedAt)))
    .orderBy(asc(games.createdAt), asc(games.slug));
}

/** Lists the names of a world's maps, including those in the trash, which may be restored. */
export async function listMapNames(db: Db, worldId: string): Promise<(string | null)[]> {
  const rows = await db.select({ map: games.worldMap }).from(games).where(eq(games.worldId, worldId));
  return rows.map(({ map }) => map);
}

/** Lists a user's games that could become maps, without `except`. */
export async function listGamesWithoutWorld(db: Db, creatorId: string, except: string, limit: number) {
  return db
    .select({ _id: games.id, title: games.title })
    .from(games)
    .where(
      and(
        eq(games.creatorId, creatorId),
        isNull(games.worldId),
        isNull(games.trashedAt),
        ne(games.id, except),
      ),
    )
    .orderBy(asc(games.title), asc(games.id))
    .limit(limit);
}

export async function insertWorld(tx: Db, world: typeof worlds.$inferInsert): Promise<WorldRow> {
  const [row] = await tx.insert(worlds).values(world).returning();
  if (!row) throw new Error('The world was not added.');
  return row;
}

/** Changes a world. Undefined fields stay unchanged, even if another request changes them at the same time. */
export async function updateWorldRow(
  db: Db,
  id: string,
  change: { name: string | undefined; sharesToken: boolean | undefined },
): Promise<void> {
  await db.update(worlds).set(change).where(eq(worlds.id, id));
}

/** Returns false if the game has joined another world or changed its owner in the meantime. */
export async function addGameToWorld(
  tx: Db,
  { id, creatorId }: Pick<GameRow, 'id' | 'creatorId'>,
  place: { worldId: string; worldMap: string },
): Promise<boolean> {
  const rows = await tx
    .update(games)
    .set(place)
    .where(and(eq(games.id, id), eq(games.creatorId, creatorId), isNull(games.worldId)))
    .returning({ id: games.id });
  return rows.length > 0;
}

export async function removeGameFromWorld(db: Db, worldId: string, gameId: string): Promise<void> {
  await db
    .update(games)
    .set({ worldId: null, worldMap: null })
    .where(and(eq(games.id, gameId), eq(games.worldId, worldId)));
}

/**
 * Deletes a world and its saved data, which could no longer be reached. Its maps, which may be in the trash, no
 * longer belong to a world.
 */
export async function deleteWorldRow(tx: Db, id: string): Promise<void> {
  await tx.update(games).set({ worldId: null, worldMap: null }).where(eq(games.worldId, id));
  await tx.delete(savedData).where(and(eq(savedData.scope, 'world'), eq(savedData.ownerId, id)));
  await tx
    .delete(leaderboardScores)
    .where(and(eq(leaderboardScores.scope, 'world'), eq(leaderboardScores.ownerId, id)));
  await tx.delete(worlds).where(eq(worlds.id, id));
}
