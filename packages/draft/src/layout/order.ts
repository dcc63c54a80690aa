import { generateKeyBetween } from 'fractional-indexing';
import * as Y from 'yjs';

/** No field of the format has this name. */
export const ORDER = '~';

interface OrderedKey {
  readonly key: string;
  readonly order: string;
}

/** Keys of a list in its order. Two users may insert at the same position; then the key decides. */
export function sortKeys(list: Y.Map<unknown>): string[] {
  return sortOrderedKeys(list).map((entry) => entry.key);
}

/** An order value that puts an entry before the entry with the given key; null puts it last. */
export function createOrderBefore(list: Y.Map<unknown>, before: string | null, moved?: string): string {
  const entries = sortOrderedKeys(list).filter((entry) => entry.key !== moved);
  const found = before === null ? -1 : entries.findIndex((entry) => entry.key === before);
  const index = found === -1 ? entries.length : found;
  const low = entries[index - 1]?.order ?? null;
  const high = entries[index]?.order ?? null;
  // Entries with equal order values leave no room between them; the closest position is after both.
  if (low !== null && high !== null && low >= high) return createOrderAfter(entries, high);
  return between(low, high);
}

/** Order values for the entries of a new list. */
export function* generateOrders(): Generator<string> {
  let last: string | null = null;
  while (true) {
    last = generateKeyBetween(last, null);
    yield last;
  }
}

function createOrderAfter(entries: readonly OrderedKey[], order: string): string {
  const next = entries.find((entry) => entry.order > order);
  return between(order, next?.order ?? null);
}

/** A document from another client may contain an invalid order value. */
function between(low: string | null, high: string | null): string {
  try {
    return generateKeyBetween(low, high);
  } catch {
    return generateKeyBetween(null, null);
  }
}

function sortOrderedKeys(list: Y.Map<unknown>): OrderedKey[] {
  const entries: OrderedKey[] = [];
  list.forEach((entry, key) => {
    const order = entry instanceof Y.Map ? entry.get(ORDER) : undefined;
    entries.push({ key, order: typeof order === 'string' ? order : '' });
  });
  return entries.sort((a, b) => compare(a.order, b.order) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
