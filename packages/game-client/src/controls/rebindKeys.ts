import type { Key } from '@playloom/game-format';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';

type Keys = PlayerSettings['keys'];

/** The key that the player must press for the game to see `key`. */
export function findPhysicalKey(keys: Keys, key: Key): string {
  const changed = Object.entries(keys).find(([, seen]) => seen === key);
  return changed?.[0] ?? key;
}

/**
 * Binds `pressed` to the action of `key`. The former action of `pressed` moves to the key that became free, so no
 * action loses its key.
 */
export function rebindKeys(keys: Keys, key: Key, pressed: Key): Keys {
  const before = findPhysicalKey(keys, key);
  const displaced = keys[pressed] ?? pressed;
  const changed: Record<string, Key> = { ...keys, [pressed]: key, [before]: displaced };
  return Object.fromEntries(Object.entries(changed).filter(([name, seen]) => name !== seen));
}
