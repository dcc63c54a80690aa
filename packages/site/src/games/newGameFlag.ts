import type { KeyValueStorage } from '../browser/getBrowserStorage.ts';

/** Storage key that is set when a user publishes a new game. The play page then shows a message. */
const NEW_GAME_FLAG = 'showNewGameToast';

export function setNewGameFlag(storage: KeyValueStorage, gameSlug: string): void {
  try {
    storage.setItem(NEW_GAME_FLAG, gameSlug);
  } catch {
    // Storage is full or forbidden: the page shows no welcome message.
  }
}

/** Returns whether the flag was set and clears it, so that the message shows once. */
export function consumeNewGameFlag(storage: KeyValueStorage): boolean {
  const isSet = storage.getItem(NEW_GAME_FLAG) !== null;
  if (isSet) storage.removeItem(NEW_GAME_FLAG);
  return isSet;
}
