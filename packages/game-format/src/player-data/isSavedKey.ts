import { SAVED_KEY_LENGTH_MAX } from '../document/limits.ts';

/** Whether a value can be saved under this name. */
export function isSavedKey(key: string): boolean {
  return key.length > 0 && key.length <= SAVED_KEY_LENGTH_MAX && isSafeKey(key);
}

/** Rejects `__proto__`, because copying a record by assignment would change its prototype instead. */
export function isSafeKey(key: string): boolean {
  return key !== '__proto__';
}
