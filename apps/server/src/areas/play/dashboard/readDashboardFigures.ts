import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { type Dashboard, apiLimits } from '@playloom/api-contract';
import { toUtcDay, addDays } from './toUtcDay.ts';
import { readRollUps } from './playSessionQueries.ts';
import { getFirstDayNeeded, summarizeDays } from './summarizeDays.ts';

export async function readDashboardFigures(
  { db, clock }: WithClock & WithDatabase,
  gameId: string,
  days: number,
): Promise<Pick<Dashboard, 'days' | 'now' | 'before' | 'leaving' | 'problems'>> {
  const today = toUtcDay(clock.now());
  const { days: rows, problems } = await readRollUps(db, gameId, {
    today,
    since: getFirstDayNeeded(today, days),
    problemsSince: addDays(today, 1 - days),
    problemsMax: apiLimits.PROBLEMS_SHOWN_MAX,
  });
  return { ...summarizeDays(rows, today, days), problems };
}
