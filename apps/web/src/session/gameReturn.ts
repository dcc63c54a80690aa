import type { StoredItems } from './openStorage.ts';

const KEY = 'gameToReturnTo';
/** Allows only game pages, because anyone can write the value into a URL. */
const GAME_PATH = /^\/(?:play|embed)\/[^/?#\\]+$/;

/** Path of the coins page, with a link back to the game that is open in the other tab. */
export function coinsPath(username: string, gamePath: string): string {
  return `/user/${encodeURIComponent(username)}/coins/summary/?backTo=${encodeURIComponent(gamePath)}#buy`;
}

/** The game that opened this tab, from the URL or from storage. */
export function readGameReturn(storage: StoredItems, search: string): string | null {
  const path = new URLSearchParams(search).get('backTo') ?? storage.getItem(KEY);
  return path !== null && GAME_PATH.test(path) ? path : null;
}

/** Stored for the tab, because paying leads through other pages. */
export function rememberGameReturn(storage: StoredItems, path: string): void {
  storage.setItem(KEY, path);
}

export function clearGameReturn(storage: StoredItems): void {
  storage.removeItem(KEY);
}
