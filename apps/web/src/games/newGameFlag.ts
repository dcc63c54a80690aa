import type { StoredItems } from '../session/openStorage.ts';

/** Set when somebody's new game was published; the play page they are sent to says so. */
export const NEW_GAME_FLAG = 'showNewGameToast';

export function setNewGameFlag(storage: StoredItems, gameSlug: string): void {
  try {
    storage.setItem(NEW_GAME_FLAG, gameSlug);
  } catch {
    // Full or forbidden: only the word of welcome is missing.
  }
}

/** Whether the flag was there. It is gone afterwards, so that it is told once. */
export function consumeNewGameFlag(storage: StoredItems): boolean {
  const isSet = storage.getItem(NEW_GAME_FLAG) !== null;
  if (isSet) storage.removeItem(NEW_GAME_FLAG);
  return isSet;
}
