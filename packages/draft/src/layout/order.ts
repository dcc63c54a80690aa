import { generateKeyBetween } from 'fractional-indexing';
import * as Y from 'yjs';

/** The field that stores the order value of a list entry. No field of the game format has this name. */
export const ORDER_FIELD = '~';

interface OrderedKey {
  readonly key: string;
  readonly order: string;
}

/** The keys of a list, in list order. If two users inserted at the same position, the entries are sorted by key. */
export function listSortedKeys(list: Y.Map<unknown>): string[] {
  return sortOrderedKeys(list).map((entry) => entry.key);
}

/** Creates an order value that places an entry before the entry with the key `before`, or last if that is null. */
export function createOrderBefore(list: Y.Map<unknown>, before: string | null, moved?: string): string {
  const entries = sortOrderedKeys(list).filter((entry) => entry.key !== moved);
  const found = before === null ? -1 : entries.findIndex((entry) => entry.key === before);
  const index = found === -1 ? entries.length : found;
  const low = entries[index - 1]?.order ?? null;
  const high = entries[index]?.order ?? null;
  // Nothing fits between two equal order values, so use the closest position after both.
  if (low !== null && high !== null && low >= high) return createOrderAfter(entries, high);
  return between(low, high);
}

/** Generates ascending order values for the entries of a new list. */
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

/**
 * Creates an order value between two others. Other clients write these values, so they may be invalid; then a default
 * is returned.
 */
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
    const order = entry instanceof Y.Map ? entry.get(ORDER_FIELD) : undefined;
    entries.push({ key, order: typeof order === 'string' ? order : '' });
  });
  return entries.sort((a, b) => compare(a.order, b.order) || compare(a.key, b.key));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
