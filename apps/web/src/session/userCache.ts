import type { User } from '@playloom/api-contract';
import type { StoredItems } from './openStorage.ts';

/** Where the browser keeps the signed-in user between pages; the value `null` says that nobody is. */
const USER_CACHE_KEY = 'userData';

/** What else belongs to one user and must not be seen by the next one on this browser. */
const PERSONAL_ITEMS = ['toastedNotifications', 'unreadSummaryAt', 'chatToken', 'chatOutbox', 'recentGames'];

/** Storage may be full: the cache is a convenience, so that is no error. */
export function writeUserCache(storage: StoredItems, user: User | null): void {
  try {
    storage.setItem(USER_CACHE_KEY, JSON.stringify(user));
  } catch {
    return;
  }
}

export function readUserCache(storage: StoredItems): User | null {
  try {
    return JSON.parse(storage.getItem(USER_CACHE_KEY) ?? 'null') as User | null;
  } catch {
    return null;
  }
}

/** After logging out: everything that was this user's goes, and the cached user becomes none. */
export function clearUserData(local: StoredItems, session: StoredItems): void {
  for (const item of PERSONAL_ITEMS) {
    local.removeItem(item);
    session.removeItem(item);
  }
  writeUserCache(local, null);
}
