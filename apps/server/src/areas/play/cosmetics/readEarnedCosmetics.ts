import type { Cosmetic } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { readLevelPoints } from '../achievements/achievementQueries.ts';
import { computeLevel } from '../achievements/computeLevel.ts';
import { PLAYER_LEVEL_STEP } from '../achievements/limits.ts';
import { getSeasonLevel } from '../seasons/seasonCalendar.ts';
import { listSeasonPoints } from '../seasons/seasonQueries.ts';
import { findStreak } from '../streaks/streakQueries.ts';
import { listEarnedCosmetics } from '../rewards/listEarnedCosmetics.ts';

export async function readEarnedCosmetics(db: Db, userId: string): Promise<Cosmetic[]> {
  const [points, streak, seasons] = await Promise.all([
    readLevelPoints(db, userId),
    findStreak(db, userId),
    listSeasonPoints(db, userId),
  ]);
  return listEarnedCosmetics({
    level: computeLevel(points, PLAYER_LEVEL_STEP).level,
    streakDays: streak?.days ?? 0,
    seasons: seasons.map((row) => ({ season: row.season, level: getSeasonLevel(row.points) })),
  });
}
