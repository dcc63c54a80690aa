import { apiLimits } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { addCappedPoints } from '../achievements/addCappedPoints.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { getSeasonNumber } from './seasonCalendar.ts';
import { lockSeasonPoints, updateSeasonPoints } from './seasonQueries.ts';

/** Adds points of achievements and goals to the season of a moment, up to the limit for each day. */
export async function storeSeasonPoints(tx: Db, userId: string, amount: number, now: Date): Promise<void> {
  if (amount <= 0) return;
  const today = toUtcDay(now);
  const season = getSeasonNumber(now);
  const before = await lockSeasonPoints(tx, userId, season, today);
  const { added: _added, ...after } = addCappedPoints(before, amount, {
    today,
    perDay: apiLimits.SEASON_POINTS_PER_DAY,
  });
  await updateSeasonPoints(tx, userId, season, after);
}
