import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const TOASTED_KEY = 'toastedNotifications';
const SUMMARY_KEY = 'unreadSummaryAt';
/** Maximum number of stored ids. Older ids are dropped, because only a few notifications are unread at a time. */
const TOASTED_MAX = 50;

/** Returns the ids of notifications that this browser has shown as a toast. */
export function readToastedIds(storage: KeyValueStorage): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(storage.getItem(TOASTED_KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}

export function recordToastedId(storage: KeyValueStorage, id: string): void {
  const ids = [...readToastedIds(storage), id].slice(-TOASTED_MAX);
  write(storage, TOASTED_KEY, JSON.stringify(ids));
}

export function readSummaryTime(storage: KeyValueStorage): number | null {
  const time = Number(storage.getItem(SUMMARY_KEY) ?? NaN);
  return Number.isFinite(time) ? time : null;
}

export function recordSummaryToast(storage: KeyValueStorage, now: number): void {
  write(storage, SUMMARY_KEY, String(now));
}

/** Ignores errors. If storage is full, a toast may be shown twice. */
function write(storage: KeyValueStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    return;
  }
}
