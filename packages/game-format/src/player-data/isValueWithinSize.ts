import type { Value } from '../catalog/entry/valueTypes.ts';
import { VALUE_DEPTH_MAX } from '../document/limits.ts';
import { isSafeKey } from './isSavedKey.ts';

/**
 * Measures a value: the characters of its texts and keys, plus one for each value in it. Returns infinity for
 * anything that isn't a value, is nested too deeply or is larger than `max`, so that untrusted data can be
 * measured.
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

function measureList(list: readonly unknown[], max: number, depth: number): number {
  let size = 1;
  // By index, because `forEach` would skip holes in an untrusted list, which would later be read as undefined.
  for (let index = 0; index < list.length && size <= max; index += 1) {
    size += measureValue(list[index], max, depth + 1);
  }
  return size;
}

function measureRecord(record: object, max: number, depth: number): number {
  // Snapshots can't contain maps, typed arrays and class instances.
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return Infinity;
  let size = 1;
  for (const [key, entry] of Object.entries(record)) {
    if (!isSafeKey(key)) return Infinity;
    size += key.length + measureValue(entry, max, depth + 1);
    if (size > max) return Infinity;
  }
  return size;
}
