import type { StoredItems } from '../session/openStorage.ts';

/** Set when somebody's new game was published; the play page they are sent to says so. */
export const NEW_GAME_FLAG = 'showNewGameToast';

/** Whether the flag was there. It is gone afterwards, so that it is told once. */
export function takeNewGameFlag(storage: StoredItems): boolean {
  const isSet = storage.getItem(NEW_GAME_FLAG) !== null;
  if (isSet) storage.removeItem(NEW_GAME_FLAG);
  return isSet;
}
