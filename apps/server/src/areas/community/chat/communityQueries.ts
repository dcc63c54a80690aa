import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { gameMembers, games } from '../../../storage/schema.ts';

/** Lists the games whose community a user joined or created, newest first. */
export async function listCommunityGameIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .leftJoin(gameMembers, and(eq(gameMembers.gameId, games.id), eq(gameMembers.userId, userId)))
    .where(
      and(
        or(eq(games.creatorId, userId), eq(gameMembers.userId, userId)),
        isNull(games.trashedAt),
        sql`${games.liveRelease} is not null`,
      ),
    )
    .orderBy(desc(sql`coalesce(${gameMembers.createdAt}, ${games.createdAt})`))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function joinCommunity(db: Db, gameId: string, userId: string, now: Date): Promise<void> {
  await db.insert(gameMembers).values({ gameId, userId, createdAt: now }).onConflictDoNothing();
}

export async function leaveCommunity(db: Db, gameId: string, userId: string): Promise<void> {
  await db.delete(gameMembers).where(and(eq(gameMembers.gameId, gameId), eq(gameMembers.userId, userId)));
}
