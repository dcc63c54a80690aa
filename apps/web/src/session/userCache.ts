import type { User } from '@playloom/api-contract';
import type { StoredItems } from './openStorage.ts';

/** Stores the logged-in user between pages; `null` means logged out. */
const USER_CACHE_KEY = 'userData';

/** Other data of a user that the next user of this browser must not see. */
const PERSONAL_ITEMS = ['toastedNotifications', 'unreadSummaryAt', 'chatToken', 'chatOutbox', 'recentGames'];

/** Ignores full storage, because the cache is optional. */
export function writeUserCache(storage: StoredItems, user: User | null): void {
  try {
    storage.setItem(USER_CACHE_KEY, JSON.stringify(user));
  } catch {
    return;
  }
}

/** After logout: removes the user's data and sets the cached user to null. */
export function clearUserData(local: StoredItems, session: StoredItems): void {
  for (const item of PERSONAL_ITEMS) {
    local.removeItem(item);
    session.removeItem(item);
  }
  writeUserCache(local, null);
}
