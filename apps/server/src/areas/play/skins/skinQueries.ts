import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  achievementProgress,
  games,
  gameSkins,
  skinRewards,
  skins,
  users,
  wornSkins,
} from '../../../storage/schema.ts';

export type SkinRow = typeof skins.$inferSelect;
type GameSkinsRow = typeof gameSkins.$inferSelect;

const GAMES_LISTED = 200;
const SKINS_LISTED = 200;

/** Lists public games that accept skins, most played first. */
export async function listSkinGames(db: Db) {
  return db
    .select({ id: games.id, slug: games.slug, title: games.title, character: gameSkins.character })
    .from(gameSkins)
    .innerJoin(games, eq(games.id, gameSkins.gameId))
    .innerJoin(users, eq(users.id, games.creatorId))
    .where(
      and(
        isNotNull(games.liveRelease),
        isNull(games.trashedAt),
        isNull(users.deleteAfter),
        ne(games.visibility, 3),
        eq(games.isUnlisted, false),
      ),
    )
    .orderBy(desc(games.plays), games.slug)
    .limit(GAMES_LISTED);
}

export async function findGameSkins(db: Db, gameId: string): Promise<GameSkinsRow | null> {
  const [row] = await db.select().from(gameSkins).where(eq(gameSkins.gameId, gameId));
  return row ?? null;
}

export async function setGameSkins(db: Db, row: GameSkinsRow): Promise<void> {
  const { unit, character } = row;
  await db
    .insert(gameSkins)
    .values(row)
    .onConflictDoUpdate({ target: gameSkins.gameId, set: { unit, character } });
}

export async function deleteGameSkins(db: Db, gameId: string): Promise<void> {
  await db.delete(gameSkins).where(eq(gameSkins.gameId, gameId));
}

export async function insertSkin(db: Db, skin: typeof skins.$inferInsert): Promise<SkinRow> {
  const [row] = await db.insert(skins).values(skin).returning();
  if (!row) throw new Error('A skin was not stored.');
  return row;
}

export async function countPendingSkins(db: Db, gameId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ skins: count() })
    .from(skins)
    .where(and(eq(skins.gameId, gameId), eq(skins.userId, userId), eq(skins.status, 'waiting')));
  return row?.skins ?? 0;
}

export async function findSkin(db: Db, id: string): Promise<SkinRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(skins).where(eq(skins.id, id));
  return row ?? null;
}

/** Finds the author of a file that is a skin of this game; null if the file is not a skin. */
export async function findSkinAuthor(db: Db, gameId: string, file: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: skins.userId })
    .from(skins)
    .where(and(eq(skins.gameId, gameId), eq(skins.file, file)))
    .limit(1);
  return row?.userId ?? null;
}

/** Stores the decision about a pending skin. Returns null if someone else has already decided. */
export async function reviewSkin(
  db: Db,
  id: string,
  decision: Pick<SkinRow, 'status' | 'reason' | 'decidedAt'>,
): Promise<SkinRow | null> {
  const [row] = await db
    .update(skins)
    .set(decision)
    .where(and(eq(skins.id, id), eq(skins.status, 'waiting')))
    .returning();
  return row ?? null;
}

export async function deleteSkin(db: Db, id: string): Promise<void> {
  await db.delete(skins).where(eq(skins.id, id));
}

export type ListedSkin = Awaited<ReturnType<typeof listSkins>>[number];

async function listSkins(db: Db, which: SQL, order: SQL[]) {
  return db
    .select({
      skin: skins,
      username: users.username,
      gameSlug: games.slug,
      game: games.title,
      wornId: wornSkins.skinId,
      reward: skinRewards.achievement,
    })
    .from(skins)
    .innerJoin(users, eq(users.id, skins.userId))
    .innerJoin(games, eq(games.id, skins.gameId))
    .leftJoin(wornSkins, and(eq(wornSkins.skinId, skins.id), eq(wornSkins.userId, skins.userId)))
    .leftJoin(skinRewards, eq(skinRewards.skinId, skins.id))
    .where(which)
    .orderBy(...order)
    .limit(SKINS_LISTED);
}

export async function listSkinsOfUser(db: Db, userId: string): Promise<ListedSkin[]> {
  return listSkins(db, eq(skins.userId, userId), [desc(skins.createdAt)]);
}

/**
 * Lists skins that a user has earned with achievements. What they wear stays in the list, also if its creator has taken
 * the reward away since.
 */
export async function listEarnedSkins(db: Db, userId: string): Promise<ListedSkin[]> {
  return db
    .select({
      skin: skins,
      username: users.username,
      gameSlug: games.slug,
      game: games.title,
      wornId: wornSkins.skinId,
      reward: skinRewards.achievement,
    })
    .from(skins)
    .innerJoin(users, eq(users.id, skins.userId))
    .innerJoin(games, eq(games.id, skins.gameId))
    .leftJoin(wornSkins, and(eq(wornSkins.skinId, skins.id), eq(wornSkins.userId, userId)))
    .leftJoin(skinRewards, eq(skinRewards.skinId, skins.id))
    .leftJoin(achievementProgress, isUnlockedBy(userId))
    .where(
      and(
        ne(skins.userId, userId),
        eq(skins.status, 'approved'),
        or(isNotNull(achievementProgress.userId), isNotNull(wornSkins.skinId)),
      ),
    )
    .orderBy(games.slug, desc(skins.createdAt))
    .limit(SKINS_LISTED);
}

export async function hasEarnedSkin(db: Db, userId: string, skinId: string): Promise<boolean> {
  const [row] = await db
    .select({ skinId: skinRewards.skinId })
    .from(skinRewards)
    .innerJoin(achievementProgress, isUnlockedBy(userId))
    .where(eq(skinRewards.skinId, skinId));
  return row !== undefined;
}

/** Whether a user has unlocked the achievement of a reward. */
function isUnlockedBy(userId: string): SQL | undefined {
  return and(
    eq(achievementProgress.userId, userId),
    eq(achievementProgress.gameId, skinRewards.gameId),
    eq(achievementProgress.achievement, skinRewards.achievement),
    isNotNull(achievementProgress.unlockedAt),
  );
}

export async function storeSkinReward(
  db: Db,
  skin: Pick<SkinRow, 'id' | 'gameId'>,
  achievement: string | null,
): Promise<void> {
  if (achievement === null) {
    await db.delete(skinRewards).where(eq(skinRewards.skinId, skin.id));
    return;
  }
  await db
    .insert(skinRewards)
    .values({ skinId: skin.id, gameId: skin.gameId, achievement })
    .onConflictDoUpdate({ target: skinRewards.skinId, set: { achievement } });
}

/** Lists a game's skins, pending ones first, the oldest of those first. */
export async function listSkinsOfGame(db: Db, gameId: string): Promise<ListedSkin[]> {
  return listSkins(db, eq(skins.gameId, gameId), [
    desc(sql`${skins.status} = 'waiting'`),
    asc(sql`case when ${skins.status} = 'waiting' then ${skins.createdAt} end`),
    desc(skins.createdAt),
  ]);
}

export async function setWornSkin(db: Db, worn: typeof wornSkins.$inferInsert): Promise<void> {
  await db
    .insert(wornSkins)
    .values(worn)
    .onConflictDoUpdate({ target: [wornSkins.gameId, wornSkins.userId], set: { skinId: worn.skinId } });
}

export async function removeWornSkin(db: Db, gameId: string, userId: string): Promise<void> {
  await db.delete(wornSkins).where(and(eq(wornSkins.gameId, gameId), eq(wornSkins.userId, userId)));
}

/**
 * Finds the skin that a user wears in a game. It must be approved, and made for the character that currently
 * accepts skins.
 */
export async function findWornSkin(
  db: Db,
  gameId: string,
  userId: string,
): Promise<Pick<SkinRow, 'unit' | 'file'> | null> {
  const [row] = await db
    .select({ unit: skins.unit, file: skins.file })
    .from(wornSkins)
    .innerJoin(skins, eq(skins.id, wornSkins.skinId))
    .innerJoin(gameSkins, and(eq(gameSkins.gameId, skins.gameId), eq(gameSkins.unit, skins.unit)))
    .where(and(eq(wornSkins.gameId, gameId), eq(wornSkins.userId, userId), eq(skins.status, 'approved')));
  return row ?? null;
}
