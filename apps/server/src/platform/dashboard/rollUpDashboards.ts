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

/** Longer than anything is counted from: a return is known after a week, and no report comes later than a day. */
const PLAY_SESSIONS_KEPT_MS = 30 * DAY;
const DAYS_AT_ONCE = 500;
/** Much longer than from one run to the next. */
const SALES_LOOKED_BACK_MS = DAY;

/**
 * Counts every day that something was reported of since it was counted last. A run that was cut short, or two at
 * once, do no harm: a day is counted from its stays each time, and is done only when nothing came in between.
 */
export async function rollUpDashboards({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await markDaysWithSales(db, addMilliseconds(clock.now(), -SALES_LOOKED_BACK_MS));
  for (const marked of await listMarkedDays(db, DAYS_AT_ONCE)) {
    await db.transaction((tx) => countDay(tx, marked.gameId, marked.day));
    await unmarkDay(db, marked);
  }
  await deletePlaySessionsBefore(db, toUtcDay(addMilliseconds(clock.now(), -PLAY_SESSIONS_KEPT_MS)));
}
