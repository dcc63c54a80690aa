import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const ASKED_KEY = 'pushAskedAt';
const ASK_EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether to ask for permission. Waits a day after the last request. Granted and denied are remembered by the browser.
 */
export function canAskForPush(
  storage: Pick<KeyValueStorage, 'getItem'>,
  permission: NotificationPermission,
  now: number,
): boolean {
  if (permission !== 'default') return false;
  const askedAt = Number(storage.getItem(ASKED_KEY) ?? NaN);
  // Ask again if the stored time is far in the future, which comes from a wrong clock.
  return !(Math.abs(now - askedAt) < ASK_EVERY_MS);
}

export function recordPushPrompt(storage: Pick<KeyValueStorage, 'setItem'>, now: number): void {
  try {
    storage.setItem(ASKED_KEY, String(now));
  } catch {
    return;
  }
}

/** Whether the browser supports push here. Some iframes and web views don't. */
export function isPushSupported(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}
