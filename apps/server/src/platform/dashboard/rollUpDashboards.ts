import { addMilliseconds, DAY } from '../../clock.ts';
import type { Services } from '../../services.ts';
import {
  countDay,
  deletePlaySessionsBefore,
  listMarkedDays,
  markDaysWithSales,
  unmarkDay,
} from '../../storage/playSessionQueries.ts';
import { toUtcDay } from './toUtcDay.ts';

/** Longer than any figure needs: retention looks back a week, and reports arrive within a day. */
const PLAY_SESSIONS_KEPT_MS = 30 * DAY;
const DAYS_AT_ONCE = 500;
/** How far back each run looks for sales. Much longer than the interval between runs. */
const SALES_LOOKED_BACK_MS = DAY;

/**
 * Counts every day that has new reports since its last count. An interrupted run or two parallel runs do no harm:
 * each day is counted from its play sessions, and is marked done only if nothing arrived in between.
 */
export async function rollUpDashboards({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await markDaysWithSales(db, addMilliseconds(clock.now(), -SALES_LOOKED_BACK_MS));
  for (const marked of await listMarkedDays(db, DAYS_AT_ONCE)) {
    await db.transaction((tx) => countDay(tx, marked.gameId, marked.day));
    await unmarkDay(db, marked);
  }
  await deletePlaySessionsBefore(db, toUtcDay(addMilliseconds(clock.now(), -PLAY_SESSIONS_KEPT_MS)));
}
