import type { Value } from '@playloom/game-format';

/** Deeper nesting is never real data, and could exhaust the stack. */
const VALUE_DEPTH_MAX = 16;

/**
 * The size of a value: characters of its texts and names, plus one for each value in it. Infinite if it isn't
 * a value, is nested too deeply or is larger than `max`, so that untrusted data can be measured too.
 */
function measureValue(value: unknown, max: number, depth = 0): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : Infinity;
  if (typeof value === 'string') return value.length < max ? 1 + value.length : Infinity;
  if (typeof value !== 'object' || depth >= VALUE_DEPTH_MAX) return Infinity;
  return Array.isArray(value) ? measureList(value, max, depth) : measureRecord(value, max, depth);
}

export function isValueWithinSize(value: unknown, max: number): value is Value {
  return measureValue(value, max) <= max;
}

/** Copying a record by assignment would change its prototype instead of keeping this entry. */
export function isValidSavedName(key: string): boolean {
  return key !== '__proto__';
}

function measureList(list: readonly unknown[], max: number, depth: number): number {
  let size = 1;
  // By index: forEach would skip holes in an external list, which would then be read as undefined.
  for (let index = 0; index < list.length && size <= max; index += 1) {
    size += measureValue(list[index], max, depth + 1);
  }
  return size;
}

function measureRecord(record: object, max: number, depth: number): number {
  // Maps, typed arrays and class instances don't survive a snapshot.
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return Infinity;
  let size = 1;
  for (const [key, entry] of Object.entries(record)) {
    if (!isValidSavedName(key)) return Infinity;
    size += key.length + measureValue(entry, max, depth + 1);
    if (size > max) return Infinity;
  }
  return size;
}
