import type { StoredItems } from '../session/openStorage.ts';

const ASKED_KEY = 'pushAskedAt';
const ASK_EVERY_MS = 24 * 60 * 60 * 1000;

/** After a refusal or no answer, wait a day. The browser itself remembers granted and denied. */
export function canAskForPush(
  storage: Pick<StoredItems, 'getItem'>,
  permission: NotificationPermission,
  now: number,
): boolean {
  if (permission !== 'default') return false;
  const askedAt = Number(storage.getItem(ASKED_KEY) ?? NaN);
  // A time in the future comes from a wrong clock.
  return !(Math.abs(now - askedAt) < ASK_EVERY_MS);
}

export function rememberAsked(storage: Pick<StoredItems, 'setItem'>, now: number): void {
  try {
    storage.setItem(ASKED_KEY, String(now));
  } catch {
    return;
  }
}

/** False if the browser has no push, and in frames and web views that do not support it. */
export function hasPush(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}
