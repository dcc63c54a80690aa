import { apiLimits } from '@playloom/api-contract';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';

const SEASON_MS = apiLimits.SEASON_WEEKS * 7 * DAY_MS;
const FIRST_DAY = new Date(`${apiLimits.SEASON_FIRST_DAY}T00:00:00.000Z`);

/** Returns the number of the season of a moment, from 1. Moments before the first season belong to it. */
export function getSeasonNumber(now: Date): number {
  return Math.max(1, Math.floor((now.getTime() - FIRST_DAY.getTime()) / SEASON_MS) + 1);
}

export function getSeasonStart(number: number): Date {
  return addMilliseconds(FIRST_DAY, (number - 1) * SEASON_MS);
}

/** Returns the level for points in a season. 0 is the start. */
export function getSeasonLevel(points: number): number {
  return Math.min(apiLimits.SEASON_LEVELS, Math.floor(points / apiLimits.SEASON_LEVEL_POINTS));
}

export function getDefaultSeasonName(number: number): string {
  return `Season ${number}`;
}
