import { apiLimits, type PlayedSeason, type Season, type SeasonPage } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { getSeasonReward } from '../rewards/listEarnedCosmetics.ts';
import { getSeasonLevel, getSeasonNumber, getSeasonStart } from './seasonCalendar.ts';
import { listSeasonPoints, readSeasonNames } from './seasonQueries.ts';

/** How many seasons operators can name, from the current one on. */
const SEASONS_AHEAD = 3;

/** Reads the current season with its levels, and the points of the user. */
export async function readSeason(
  { db, clock }: WithClock & WithDatabase,
  userId: string | null,
): Promise<SeasonPage> {
  const now = clock.now();
  const number = getSeasonNumber(now);
  const [[season], played] = await Promise.all([
    describeSeasons(db, [number]),
    userId === null ? [] : listSeasonPoints(db, userId),
  ]);
  const points = played.find((row) => row.season === number)?.points ?? 0;
  return {
    ...season!,
    serverNow: now.toISOString(),
    points: userId === null ? null : points,
    level: userId === null ? null : getSeasonLevel(points),
    levels: Array.from({ length: apiLimits.SEASON_LEVELS }, (_, index) => ({
      level: index + 1,
      points: (index + 1) * apiLimits.SEASON_LEVEL_POINTS,
      reward: getSeasonReward(number, index + 1),
    })),
  };
}

/** Lists the seasons that operators can name. */
export function listSeasons({ db, clock }: WithClock & WithDatabase): Promise<Season[]> {
  const number = getSeasonNumber(clock.now());
  return describeSeasons(
    db,
    Array.from({ length: SEASONS_AHEAD }, (_, index) => number + index),
  );
}

/** Lists the seasons in which a user has points, for the profile. */
export async function listPlayedSeasons(
  { db, clock }: WithClock & WithDatabase,
  userId: string,
): Promise<PlayedSeason[]> {
  const current = getSeasonNumber(clock.now());
  const rows = (await listSeasonPoints(db, userId)).filter(({ points }) => points > 0);
  const shown = rows.slice(0, apiLimits.SEASONS_SHOWN);
  const names = await readSeasonNames(
    db,
    shown.map(({ season }) => season),
  );
  return shown.map(({ season: number, points }) => ({
    number,
    name: names.get(number)!,
    hasEnded: number < current,
    points,
    level: getSeasonLevel(points),
  }));
}

async function describeSeasons(db: Db, numbers: readonly number[]): Promise<Season[]> {
  const names = await readSeasonNames(db, numbers);
  return numbers.map((number) => ({
    number,
    name: names.get(number)!,
    startsAt: getSeasonStart(number).toISOString(),
    endsAt: getSeasonStart(number + 1).toISOString(),
  }));
}
