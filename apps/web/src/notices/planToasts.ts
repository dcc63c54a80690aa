import type { Notification } from '@playloom/api-contract';

/** With at least this many unread notifications, one summary toast replaces the single toasts. */
export const SUMMARY_TOAST_MIN = 5;
const SUMMARY_EVERY_MS = 24 * 60 * 60 * 1000;

type ToastPlan =
  | { kind: 'none' }
  | { kind: 'each'; notices: readonly Notification[] }
  | { kind: 'summary'; text: string };

interface UnreadNotices {
  count: number;
  /** Newest first, the order in which the server lists them. */
  unread: readonly Notification[];
  toasted: ReadonlySet<string>;
  summaryAt: number | null;
  now: number;
}

/**
 * Plans one toast for each of up to four unread notifications, oldest first. For more, plans one summary toast a day.
 */
export function planToasts({ count, unread, toasted, summaryAt, now }: UnreadNotices): ToastPlan {
  if (count >= SUMMARY_TOAST_MIN) {
    // A time in the future, from a wrong clock, must not suppress the summary forever.
    const isRecent = summaryAt !== null && Math.abs(now - summaryAt) < SUMMARY_EVERY_MS;
    if (isRecent) return { kind: 'none' };
    return { kind: 'summary', text: `You have ${count} unread notifications. Click here to view` };
  }
  const notices = unread.filter(({ _id }) => !toasted.has(_id)).toReversed();
  return notices.length === 0 ? { kind: 'none' } : { kind: 'each', notices };
}
