import { generateKeyBetween } from 'fractional-indexing';
import * as Y from 'yjs';

/** No field of the format is called this. */
export const ORDER = '~';

interface Place {
  readonly key: string;
  readonly order: string;
}

/** Keys of a list in its order. Two people may have put something in the same place: then the key decides. */
export function sortKeys(list: Y.Map<unknown>): string[] {
  return sortPlaces(list).map((place) => place.key);
}

/** An order that puts something before the entry with a key; null puts it last. */
export function orderBefore(list: Y.Map<unknown>, before: string | null, moved?: string): string {
  const places = sortPlaces(list).filter((place) => place.key !== moved);
  const found = before === null ? -1 : places.findIndex((place) => place.key === before);
  const index = found === -1 ? places.length : found;
  const low = places[index - 1]?.order ?? null;
  const high = places[index]?.order ?? null;
  // Entries that share a place leave no room between them; behind both is as near as it gets.
  if (low !== null && high !== null && low >= high) return orderAfter(places, high);
  return between(low, high);
}

/** Orders for so many entries of a new list. */
export function* freshOrders(): Generator<string> {
  let last: string | null = null;
  while (true) {
    last = generateKeyBetween(last, null);
    yield last;
  }
}

function orderAfter(places: readonly Place[], order: string): string {
  const next = places.find((place) => place.order > order);
  return between(order, next?.order ?? null);
}

/** A stranger's document may hold an order that is none. */
function between(low: string | null, high: string | null): string {
  try {
    return generateKeyBetween(low, high);
  } catch {
    return generateKeyBetween(null, null);
  }
}

function sortPlaces(list: Y.Map<unknown>): Place[] {
  const places: Place[] = [];
  list.forEach((entry, key) => {
    const order = entry instanceof Y.Map ? entry.get(ORDER) : undefined;
    places.push({ key, order: typeof order === 'string' ? order : '' });
  });
  return places.sort((a, b) => compare(a.order, b.order) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
