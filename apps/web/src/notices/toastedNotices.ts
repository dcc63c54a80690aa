import type { StoredItems } from '../session/openStorage.ts';

const TOASTED_KEY = 'toastedNotifications';
const SUMMARY_KEY = 'unreadSummaryAt';
/** Only a few notifications are unread and toasted at a time, so older ids can be dropped. */
const TOASTED_MAX = 50;

/** Ids of notifications that this browser has shown as a toast. */
export function readToasted(storage: StoredItems): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(storage.getItem(TOASTED_KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(String) : []);
  } catch {
    return new Set();
  }
}

export function rememberToasted(storage: StoredItems, id: string): void {
  const ids = [...readToasted(storage), id].slice(-TOASTED_MAX);
  write(storage, TOASTED_KEY, JSON.stringify(ids));
}

export function readSummaryAt(storage: StoredItems): number | null {
  const time = Number(storage.getItem(SUMMARY_KEY) ?? NaN);
  return Number.isFinite(time) ? time : null;
}

export function rememberSummary(storage: StoredItems, now: number): void {
  write(storage, SUMMARY_KEY, String(now));
}

/** If storage is full, a toast may show twice. */
function write(storage: StoredItems, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    return;
  }
}
