import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import {
  rollUpDay,
  deletePlaySessionsBefore,
  listChangedDays,
  markDaysWithSales,
  clearDayChanged,
} from './playSessionQueries.ts';
import { toUtcDay } from './toUtcDay.ts';

/** Longer than any figure needs: retention looks back a week, and reports arrive within a day. */
const PLAY_SESSIONS_KEPT_MS = 30 * DAY_MS;
const DAYS_AT_ONCE = 500;
/** How far back each run looks for sales. Much longer than the interval between runs. */
const SALES_LOOKED_BACK_MS = DAY_MS;

/**
 * Counts every day that has new reports since its last count. An interrupted run or two parallel runs do no harm:
 * each day is counted from its play sessions, and is marked done only if nothing arrived in between.
 */
export async function rollUpDashboards({ db, clock }: WithClock & WithDatabase): Promise<void> {
  await markDaysWithSales(db, addMilliseconds(clock.now(), -SALES_LOOKED_BACK_MS));
  for (const marked of await listChangedDays(db, DAYS_AT_ONCE)) {
    await db.transaction((tx) => rollUpDay(tx, marked.gameId, marked.day));
    await clearDayChanged(db, marked);
  }
  await deletePlaySessionsBefore(db, toUtcDay(addMilliseconds(clock.now(), -PLAY_SESSIONS_KEPT_MS)));
}
