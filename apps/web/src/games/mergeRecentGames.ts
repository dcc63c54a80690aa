import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { readRecentGames, RECENT_GAMES_KEY } from './recentGames.ts';

const RECENT_GAMES_PATH = '/api/v1/account/recent-games/';

/**
 * Moves the games a guest played in this browser to the account that has just logged in, so that the next user of the
 * browser can't see them. Returns whether the account changed.
 */
export async function mergeRecentGames(
  storage: KeyValueStorage,
  post: (path: string, body: unknown) => Promise<boolean>,
): Promise<boolean> {
  const gameIds = readRecentGames(storage).map(({ _id }) => _id);
  if (gameIds.length === 0) return false;
  // If the call fails, the list stays and the next page load tries again.
  if (!(await post(RECENT_GAMES_PATH, { gameIds }))) return false;
  storage.removeItem(RECENT_GAMES_KEY);
  return true;
}
