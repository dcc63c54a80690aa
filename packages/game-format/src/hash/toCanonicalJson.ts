import { isJsonObject, type Json } from '../Json.ts';

/** JSON with the keys of every object in order and no spaces: equal data gives equal text. */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  // Plain comparison by code unit: sorting by a locale would differ from machine to machine.
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key]!)}`).join(',')}}`;
}
