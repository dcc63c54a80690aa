/**
 * Whether two values are deeply equal. The order of keys does not matter, 0 is the same as -0, and NaN the same as NaN.
 * Supports only plain data, not functions or maps.
 */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSameData(Reflect.get(a, key), Reflect.get(b, key)));
}
