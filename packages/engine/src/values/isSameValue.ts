import type { Value } from '@playloom/game-format';

/**
 * Whether two values are equal, comparing lists and records element by element. Unlike `isSameData`, NaN equals nothing,
 * as in scripts. Recordings of games depend on it.
 */
export function isSameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  const [left, right] = [a, b] as { readonly [key: string]: Value }[];
  return keys.every((key) => Object.hasOwn(right!, key) && isSameValue(left![key]!, right![key]!));
}
