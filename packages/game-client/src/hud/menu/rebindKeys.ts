import type { Key } from '@playloom/game-format';
import type { PlayerSettings } from '../../settings/PlayerSettings.ts';

type Keys = PlayerSettings['keys'];

/** The key that has to be pressed for the game to see `key`. */
export function findPressed(keys: Keys, key: Key): string {
  const changed = Object.entries(keys).find(([, seen]) => seen === key);
  return changed?.[0] ?? key;
}

/**
 * From now on `pressed` does what `key` did. What `pressed` did before moves to the key that is free now, so that
 * nothing in the game ever loses its key.
 */
export function rebindKeys(keys: Keys, key: Key, pressed: Key): Keys {
  const before = findPressed(keys, key);
  const displaced = keys[pressed] ?? pressed;
  const changed: Record<string, Key> = { ...keys, [pressed]: key, [before]: displaced };
  return Object.fromEntries(Object.entries(changed).filter(([name, seen]) => name !== seen));
}
