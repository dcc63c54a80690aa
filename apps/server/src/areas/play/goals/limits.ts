import { MINUTE_MS } from '../../../process/clock.ts';

/** Reports of the day before are accepted for this long, because rooms report every minute. */
export const LATE_REPORT_MS = 2 * MINUTE_MS;
/** Progress is only needed until the end of its week. */
export const GOAL_PROGRESS_KEPT_DAYS = 14;
