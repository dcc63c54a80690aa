import type { StoredItems } from './openStorage.ts';

const KEY = 'gameToReturnTo';
/** Only pages on which a game is played: the value comes from an address that anyone can write. */
const GAME_PATH = /^\/(?:play|embed)\/[^/?#\\]+$/;

/** The coins page, which then leads back to the game that is still open in the other tab. */
export function coinsPath(username: string, gamePath: string): string {
  return `/user/${encodeURIComponent(username)}/coins/summary/?backTo=${encodeURIComponent(gamePath)}#buy`;
}

/** The game this tab was opened from, by its address or remembered. */
export function readGameReturn(storage: StoredItems, search: string): string | null {
  const path = new URLSearchParams(search).get('backTo') ?? storage.getItem(KEY);
  return path !== null && GAME_PATH.test(path) ? path : null;
}

/** For the tab, because paying leads over other pages. */
export function rememberGameReturn(storage: StoredItems, path: string): void {
  storage.setItem(KEY, path);
}

export function clearGameReturn(storage: StoredItems): void {
  storage.removeItem(KEY);
}
