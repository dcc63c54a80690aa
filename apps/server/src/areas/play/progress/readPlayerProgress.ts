import { apiLimits, type PlayerProgress } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { computeAge } from '../../identity/users/ageBands.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import {
  listLiveAchievements,
  listMasteredGames,
  listUnlocked,
  readLevelPoints,
} from '../achievements/achievementQueries.ts';
import { readEarnedCosmetics } from '../cosmetics/readEarnedCosmetics.ts';
import { readWornCosmetics } from '../cosmetics/wornCosmetics.ts';
import { listPlayedSeasons } from '../seasons/readSeason.ts';
import { readStreak } from '../streaks/readStreak.ts';
import { computeLevel } from '../achievements/computeLevel.ts';
import { MASTERY_LEVEL_STEP, PLAYER_LEVEL_STEP, PROGRESS_SHOWN_FROM } from '../achievements/limits.ts';
import { presentAchievement } from '../achievements/presentAchievement.ts';

const HIDDEN: PlayerProgress = {
  isHidden: true,
  level: null,
  streak: null,
  worn: { frame: null, emblem: null },
  seasons: [],
  unlocked: 0,
  latest: [],
  games: [],
};

/** Reads what the profile of a user shows: the level, the latest achievements, and the games played most. */
export async function readPlayerProgress(
  services: WithClock & WithDatabase,
  user: UserRow,
  callerId: string | null,
): Promise<PlayerProgress> {
  const { db } = services;
  const isOwn = callerId === user.id;
  if (!isOwn && (await isProgressHidden(services, user, callerId))) return HIDDEN;
  const [points, streak, cosmetics, seasons, unlocked, mastered] = await Promise.all([
    readLevelPoints(db, user.id),
    readStreak(services, user.id),
    readEarnedCosmetics(db, user.id),
    listPlayedSeasons(services, user.id),
    listUnlocked(db, user.id, isOwn),
    listMasteredGames(db, user.id, isOwn, apiLimits.MASTERED_GAMES_SHOWN),
  ]);
  return {
    isHidden: false,
    level: computeLevel(points, PLAYER_LEVEL_STEP),
    streak,
    worn: await readWornCosmetics(db, user.id, cosmetics),
    seasons,
    ...(await presentUnlocked(db, unlocked, isOwn)),
    games: mastered.map(({ gameId, title, gameSlug, points: earned }) => ({
      title,
      gameSlug,
      mastery: computeLevel(earned, MASTERY_LEVEL_STEP),
      unlocked: unlocked.filter((row) => row.gameId === gameId).length,
    })),
  };
}

async function isProgressHidden(
  { db, clock }: WithClock & WithDatabase,
  user: UserRow,
  callerId: string | null,
): Promise<boolean> {
  const age = computeAge(user, clock.now());
  if (age !== null && age < PROGRESS_SHOWN_FROM) return true;
  return callerId !== null && (await hasBlockBetween(db, callerId, user.id));
}

/** Achievements that a game does not have anymore are left out. Secret ones stay secret for others. */
async function presentUnlocked(
  db: Db,
  rows: Awaited<ReturnType<typeof listUnlocked>>,
  isOwn: boolean,
): Promise<Pick<PlayerProgress, 'unlocked' | 'latest'>> {
  const live = await listLiveAchievements(db, [...new Set(rows.map(({ gameId }) => gameId))]);
  const known = rows.flatMap(({ gameId, achievement: id, unlockedAt, title, gameSlug }) => {
    const achievement = live.get(gameId)?.find((one) => one.id === id);
    if (achievement === undefined || unlockedAt === null) return [];
    const summary = presentAchievement(achievement, isOwn || !achievement.isSecret);
    return [{ ...summary, title, gameSlug, unlockedAt: unlockedAt.toISOString() }];
  });
  return { unlocked: known.length, latest: known.slice(0, apiLimits.LATEST_ACHIEVEMENTS_SHOWN) };
}
