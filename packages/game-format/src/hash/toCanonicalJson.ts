import { isJsonObject, type Json } from '../json/Json.ts';

/** Writes JSON with sorted keys and no spaces, so that equal data gives equal text. */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  // Compares code units, because sorting by locale differs between machines.
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key]!)}`).join(',')}}`;
}
