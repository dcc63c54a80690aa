import { apiLimits, type PlayerProgress } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { listMasteredGames, listUnlocked, readLevelPoints } from '../achievements/achievementQueries.ts';
import { readEarnedCosmetics } from '../cosmetics/readEarnedCosmetics.ts';
import { readWornCosmetics } from '../cosmetics/wornCosmetics.ts';
import { listPlayedSeasons } from '../seasons/readSeason.ts';
import { readStreak } from '../streaks/readStreak.ts';
import { computeLevel } from '../achievements/computeLevel.ts';
import { MASTERY_LEVEL_STEP, PLAYER_LEVEL_STEP } from '../achievements/limits.ts';
import { isProgressHidden } from './isProgressHidden.ts';
import { presentUnlocked } from './presentUnlocked.ts';

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
  if (await isProgressHidden(services, user, callerId)) return HIDDEN;
  const [points, streak, cosmetics, seasons, unlocked, mastered] = await Promise.all([
    readLevelPoints(db, user.id),
    readStreak(services, user.id),
    readEarnedCosmetics(db, user.id),
    listPlayedSeasons(services, user.id),
    listUnlocked(db, user.id, isOwn),
    listMasteredGames(db, user.id, isOwn, { limit: apiLimits.MASTERED_GAMES_SHOWN }),
  ]);
  const known = await presentUnlocked(db, unlocked, isOwn);
  return {
    isHidden: false,
    level: computeLevel(points, PLAYER_LEVEL_STEP),
    streak,
    worn: await readWornCosmetics(db, user.id, cosmetics),
    seasons,
    unlocked: known.length,
    latest: known
      .slice(0, apiLimits.LATEST_ACHIEVEMENTS_SHOWN)
      .map(({ achievement, game: { title, gameSlug } }) => ({ ...achievement, title, gameSlug })),
    games: mastered.map(({ gameId, title, gameSlug, points: earned }) => ({
      title,
      gameSlug,
      mastery: computeLevel(earned, MASTERY_LEVEL_STEP),
      unlocked: known.filter(({ game }) => game.gameId === gameId).length,
    })),
  };
}
