import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/** Storage key of the time when the user last closed the banner, in milliseconds. */
export const PROMO_KEY = 'promoDismissedAt';
export const PROMO_PAUSE_MS = 24 * 3600 * 1000;

export function isPromoDismissed(storage: KeyValueStorage, now: number): boolean {
  const dismissedAt = Number(storage.getItem(PROMO_KEY));
  // Ignore a time in the future, which comes from a wrong clock and would hide the banner for too long.
  return dismissedAt > 0 && dismissedAt <= now && now - dismissedAt < PROMO_PAUSE_MS;
}

export function dismissPromo(storage: KeyValueStorage, now: number): void {
  try {
    storage.setItem(PROMO_KEY, String(now));
  } catch {
    return;
  }
}
