import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  or,
  sql,
  type InferSelectModel,
} from 'drizzle-orm';
import type { Achievement, AchievementProgress } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  achievementProgress,
  gameMastery,
  games,
  playerLevels,
  recentGames,
  releases,
  users,
} from '../../../storage/schema.ts';
import { publishedGameCondition } from '../../creation/games/gameQueries.ts';
import type { DayPoints } from './addCappedPoints.ts';

type ProgressRow = InferSelectModel<typeof achievementProgress>;
export type MasteryRow = InferSelectModel<typeof gameMastery>;

interface PlayerOfGame {
  readonly userId: string;
  readonly gameId: string;
}

/** Reads the achievements of a release. Releases from before there were achievements have none. */
export async function readReleaseAchievements(
  db: Db,
  gameId: string,
  release: number,
): Promise<readonly Achievement[]> {
  const [row] = await db
    .select({ facts: releases.roomFacts })
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, release)));
  return row?.facts?.achievements ?? [];
}

/**
 * Whether the user took a seat in this game on the website. The latest eight games are known, and the one being played
 * is among them.
 */
export async function hasJoined(db: Db, { userId, gameId }: PlayerOfGame): Promise<boolean> {
  const [row] = await db
    .select({ gameId: recentGames.gameId })
    .from(recentGames)
    .where(and(eq(recentGames.userId, userId), eq(recentGames.gameId, gameId)));
  return row !== undefined;
}

export async function listProgress(db: Db, { userId, gameId }: PlayerOfGame): Promise<ProgressRow[]> {
  return db
    .select()
    .from(achievementProgress)
    .where(and(eq(achievementProgress.userId, userId), eq(achievementProgress.gameId, gameId)))
    .orderBy(achievementProgress.unlockedAt, achievementProgress.achievement);
}

/** Reads what a room must know about a player who joins. Null if there is nothing. */
export async function readStoredProgress(db: Db, player: PlayerOfGame): Promise<AchievementProgress | null> {
  const rows = await listProgress(db, player);
  if (rows.length === 0) return null;
  return {
    counts: Object.fromEntries(rows.map((row) => [row.achievement, row.count])),
    unlocked: rows.filter((row) => row.unlockedAt !== null).map((row) => row.achievement),
  };
}

/** Counts never go down, and the first time of unlocking stays. */
export async function upsertProgress(db: Db, rows: readonly ProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(achievementProgress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [achievementProgress.userId, achievementProgress.gameId, achievementProgress.achievement],
      set: {
        count: sql`greatest(${achievementProgress.count}, excluded.count)`,
        unlockedAt: sql`coalesce(${achievementProgress.unlockedAt}, excluded.unlocked_at)`,
      },
    });
}

export async function findMastery(db: Db, { userId, gameId }: PlayerOfGame): Promise<MasteryRow | null> {
  const [row] = await db
    .select()
    .from(gameMastery)
    .where(and(eq(gameMastery.userId, userId), eq(gameMastery.gameId, gameId)));
  return row ?? null;
}

export async function upsertMastery(db: Db, row: MasteryRow): Promise<void> {
  const { userId: _user, gameId: _game, ...set } = row;
  await db
    .insert(gameMastery)
    .values(row)
    .onConflictDoUpdate({ target: [gameMastery.userId, gameMastery.gameId], set });
}

/** Locks the row until the transaction ends, because rooms of several games may report at the same time. */
export async function lockPlayerLevel(tx: Db, userId: string, today: string): Promise<DayPoints> {
  const blank = { userId, points: 0, day: today, dayPoints: 0 };
  await tx.insert(playerLevels).values(blank).onConflictDoNothing();
  const [row] = await tx.select().from(playerLevels).where(eq(playerLevels.userId, userId)).for('update');
  return row ?? blank;
}

export async function updatePlayerLevel(db: Db, userId: string, level: DayPoints): Promise<void> {
  const { points, day, dayPoints } = level;
  await db.update(playerLevels).set({ points, day, dayPoints }).where(eq(playerLevels.userId, userId));
}

export async function readLevelPoints(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: playerLevels.points })
    .from(playerLevels)
    .where(eq(playerLevels.userId, userId));
  return row?.points ?? 0;
}

export async function countPlayers(db: Db, gameId: string): Promise<number> {
  const [row] = await db.select({ players: count() }).from(gameMastery).where(eq(gameMastery.gameId, gameId));
  return row?.players ?? 0;
}

/** Counts the players who have unlocked each achievement of a game. */
export async function countUnlocks(db: Db, gameId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ achievement: achievementProgress.achievement, players: count() })
    .from(achievementProgress)
    .where(and(eq(achievementProgress.gameId, gameId), isNotNull(achievementProgress.unlockedAt)))
    .groupBy(achievementProgress.achievement);
  return new Map(rows.map(({ achievement, players }) => [achievement, players]));
}

/** Games whose achievements everyone may see. Players also see those of games that are not listed. */
const isShown = (isOwn: boolean) =>
  isOwn
    ? publishedGameCondition
    : and(publishedGameCondition, gt(games.visibility, 3), eq(games.isUnlisted, false));

/** Lists what a user has unlocked, the latest first, with the live release of each game. */
export async function listUnlocked(db: Db, userId: string, isOwn: boolean) {
  return db
    .select({
      achievement: achievementProgress.achievement,
      unlockedAt: achievementProgress.unlockedAt,
      gameId: games.id,
      title: games.title,
      gameSlug: games.slug,
    })
    .from(achievementProgress)
    .innerJoin(games, eq(games.id, achievementProgress.gameId))
    .innerJoin(users, eq(users.id, games.creatorId))
    .where(
      and(eq(achievementProgress.userId, userId), isNotNull(achievementProgress.unlockedAt), isShown(isOwn)),
    )
    .orderBy(desc(achievementProgress.unlockedAt), games.slug, achievementProgress.achievement);
}

/** Reads the achievements of the live releases of these games. */
export async function listLiveAchievements(
  db: Db,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Achievement[]>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select({ gameId: games.id, facts: releases.roomFacts })
    .from(games)
    .innerJoin(releases, and(eq(releases.gameId, games.id), eq(releases.release, games.liveRelease)))
    .where(inArray(games.id, [...gameIds]));
  return new Map(rows.map(({ gameId, facts }) => [gameId, facts?.achievements ?? []]));
}

/** Lists the games in which a user has points or unlocked achievements. */
export async function listMasteredGames(
  db: Db,
  userId: string,
  isOwn: boolean,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) {
  const unlockedHere = and(
    eq(achievementProgress.userId, userId),
    eq(achievementProgress.gameId, gameMastery.gameId),
    isNotNull(achievementProgress.unlockedAt),
  );
  const hasUnlocked = exists(db.select().from(achievementProgress).where(unlockedHere));
  return db
    .select({ gameId: games.id, title: games.title, gameSlug: games.slug, points: gameMastery.points })
    .from(gameMastery)
    .innerJoin(games, eq(games.id, gameMastery.gameId))
    .innerJoin(users, eq(users.id, games.creatorId))
    .where(and(eq(gameMastery.userId, userId), or(gt(gameMastery.points, 0), hasUnlocked), isShown(isOwn)))
    .orderBy(desc(gameMastery.points), games.slug)
    .limit(limit)
    .offset(offset);
}
