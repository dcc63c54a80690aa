import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const KEY = 'gameToReturnTo';
/** Matches only game pages, because anyone can put another path into the URL. */
const GAME_PATH = /^\/(?:play|embed)\/[^/?#\\]+$/;

/** Path of the coins page. Its parameter contains the path of the game, which is still open in another tab. */
export function getBuyCoinsPath(username: string, gamePath: string): string {
  return `/user/${encodeURIComponent(username)}/coins/summary/?backTo=${encodeURIComponent(gamePath)}#buy`;
}

/** Returns the path of the game to return to, from the URL or from storage. */
export function readReturnPath(storage: KeyValueStorage, search: string): string | null {
  const path = new URLSearchParams(search).get('backTo') ?? storage.getItem(KEY);
  return path !== null && GAME_PATH.test(path) ? path : null;
}

/** Stores the game for this tab, because the payment leads through other pages. */
export function saveReturnPath(storage: KeyValueStorage, path: string): void {
  storage.setItem(KEY, path);
}

export function clearReturnPath(storage: KeyValueStorage): void {
  storage.removeItem(KEY);
}
