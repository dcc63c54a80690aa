import type { Config } from '../config.ts';
import { type Place, placeOf } from './placeOf.ts';

/**
 * Answers name uploads and pages by the configured addresses. A visitor who came by another name of the site gets
 * the same answer with the addresses that work there; for all others nothing is copied.
 */
export function presentAtPlace<T>(config: Config, host: string, answer: T): T {
  const place = placeOf(config, host);
  const isUsual = place.publicUrl === config.publicUrl && place.uiOrigin === config.uiOrigin;
  return isUsual ? answer : (move(config, place, answer) as T);
}

function move(from: Place, to: Place, value: unknown): unknown {
  if (typeof value === 'string') return moveText(from, to, value);
  if (Array.isArray(value)) return value.map((item) => move(from, to, item));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, move(from, to, item)]));
}

function moveText(from: Place, to: Place, text: string): string {
  if (text.startsWith(`${from.uiOrigin}/`)) return to.uiOrigin + text.slice(from.uiOrigin.length);
  if (text.startsWith(`${from.publicUrl}/`)) return to.publicUrl + text.slice(from.publicUrl.length);
  return text;
}
