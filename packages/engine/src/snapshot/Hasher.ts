/** A running 64-bit hash. Accidental collisions are unlikely enough to compare worlds by it. */
export interface Hasher {
  low: number;
  high: number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const OTHER_OFFSET = 0x9e3779b9;
const OTHER_PRIME = 0x85ebca6b;

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);

export function createHasher(): Hasher {
  return { low: FNV_OFFSET, high: OTHER_OFFSET };
}

function addInteger(hasher: Hasher, value: number): void {
  const mixed = Math.imul(hasher.low ^ value, FNV_PRIME);
  // Without the shift, high bits of a value would never reach the low bits of the hash.
  hasher.low = mixed ^ (mixed >>> 15);
  hasher.high = Math.imul((hasher.high ^ value) + hasher.low, OTHER_PRIME);
  hasher.high ^= hasher.high >>> 13;
}

/**
 * Adds a number. −0 is hashed like 0, and all NaNs are hashed alike, because platforms differ in them where no
 * game can notice.
 */
export function addNumber(hasher: Hasher, value: number): void {
  double[0] = Number.isNaN(value) ? Number.NaN : value + 0;
  addInteger(hasher, halves[0]!);
  addInteger(hasher, halves[1]!);
}

function addText(hasher: Hasher, text: string): void {
  addInteger(hasher, text.length);
  for (let index = 0; index < text.length; index += 1) addInteger(hasher, text.charCodeAt(index));
}

export function addBytes(hasher: Hasher, bytes: Uint8Array): void {
  addInteger(hasher, bytes.length);
  for (let index = 0; index < bytes.length; index += 1) addInteger(hasher, bytes[index]!);
}

/** Adds plain data of any shape. The order of keys matters. */
export function addPlain(hasher: Hasher, value: unknown): void {
  if (typeof value === 'number') addNumber(hasher, value);
  else if (typeof value === 'string') addText(hasher, value);
  else if (typeof value === 'boolean') addInteger(hasher, value ? 1 : 2);
  else if (value == null) addInteger(hasher, 3);
  else if (Array.isArray(value)) addList(hasher, value);
  else addRecord(hasher, value);
}

function addList(hasher: Hasher, list: readonly unknown[]): void {
  addInteger(hasher, list.length);
  for (const element of list) addPlain(hasher, element);
}

function addRecord(hasher: Hasher, record: object): void {
  for (const key in record) {
    addText(hasher, key);
    addPlain(hasher, (record as { readonly [key: string]: unknown })[key]);
  }
}

/** Returns the hash as 16 hexadecimal digits. */
export function finishHash({ low, high }: Hasher): string {
  return toHex(high) + toHex(low);
}

function toHex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
