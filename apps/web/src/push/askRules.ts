import type { StoredItems } from '../session/openStorage.ts';

const ASKED_KEY = 'pushAskedAt';
const ASK_EVERY_MS = 24 * 60 * 60 * 1000;

/** Whoever said no, or nothing, is left alone for a day; the browser itself remembers a yes and a never. */
export function canAskForPush(
  storage: Pick<StoredItems, 'getItem'>,
  permission: NotificationPermission,
  now: number,
): boolean {
  if (permission !== 'default') return false;
  const askedAt = Number(storage.getItem(ASKED_KEY) ?? NaN);
  // A time in the future is of a clock that was wrong.
  return !(Math.abs(now - askedAt) < ASK_EVERY_MS);
}

export function rememberAsked(storage: Pick<StoredItems, 'setItem'>, now: number): void {
  try {
    storage.setItem(ASKED_KEY, String(now));
  } catch {
    return;
  }
}

/** False where the browser has no push, and in frames and web views that have no room for it. */
export function hasPush(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}
