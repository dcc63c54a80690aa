import type { User } from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/** Storage key of the user, cached between pages. The value `null` means logged out. */
const USER_CACHE_KEY = 'userData';

/** Storage keys of other personal data, which the next user of this browser must not see. */
const PERSONAL_ITEMS = ['toastedNotifications', 'unreadSummaryAt', 'chatToken', 'chatOutbox', 'recentGames'];

/** Caches the user. Errors such as full storage are ignored, because the cache is optional. */
export function writeUserCache(storage: KeyValueStorage, user: User | null): void {
  try {
    storage.setItem(USER_CACHE_KEY, JSON.stringify(user));
  } catch {
    return;
  }
}

/** Removes the user's data after logout and sets the cached user to null. */
export function clearUserData(local: KeyValueStorage, session: KeyValueStorage): void {
  for (const item of PERSONAL_ITEMS) {
    local.removeItem(item);
    session.removeItem(item);
  }
  writeUserCache(local, null);
}
