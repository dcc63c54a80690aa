import { type Json, type JsonObject, isJsonObject } from '@playloom/game-format';
import * as Y from 'yjs';
import { type DraftShape, hasEntryIds, isKeyedList, findChildShape } from './DraftShape.ts';
import { generateOrders, ORDER_FIELD } from './order.ts';

/** Converts a value to its form in the shared document. */
export function toSharedType(shape: DraftShape, value: Json): unknown {
  if (isKeyedList(shape) || (shape.kind === 'param' && Array.isArray(value))) {
    return Array.isArray(value) ? toKeyedList(shape, value) : value;
  }
  if (shape.kind === 'code') return typeof value === 'string' ? new Y.Text(value) : value;
  if (shape.kind === 'condition') return fillMap([['value', value]]);
  return isMapped(shape) && isJsonObject(value) ? toMap(shape, value) : value;
}

function isMapped({ kind }: DraftShape): boolean {
  return kind === 'object' || kind === 'variant' || kind === 'record' || kind === 'action';
}

/**
 * Chooses the key of a list entry: its own id, or else its index. Creating and updating a list must choose the same
 * key, so that an update finds the existing entry.
 */
export function chooseEntryKey(shape: DraftShape, entry: Json, index: number): string {
  const id = hasEntryIds(shape) && isJsonObject(entry) ? entry['id'] : undefined;
  return typeof id === 'string' ? id : `i${index}`;
}

function toKeyedList(shape: DraftShape, entries: readonly Json[]): Y.Map<unknown> {
  const orders = generateOrders();
  const list = new Map<string, unknown>();
  entries.forEach((entry, index) => {
    const shared = toSharedType(findChildShape(shape, ''), entry);
    const map = shared instanceof Y.Map ? (shared as Y.Map<unknown>) : fillMap([['value', entry]]);
    map.set(ORDER_FIELD, orders.next().value);
    const key = chooseEntryKey(shape, entry, index);
    // Two entries with the same id are an error in the game, but keep both.
    list.set(list.has(key) ? `${key}~${index}` : key, map);
  });
  return fillMap([...list]);
}

function toMap(shape: DraftShape, value: JsonObject): Y.Map<unknown> {
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const within = findChildShape(shape, name);
    if (within.kind !== 'chunks' && inner !== undefined) entries.push([name, toSharedType(within, inner)]);
  }
  return fillMap(entries);
}

function fillMap(entries: readonly (readonly [string, unknown])[]): Y.Map<unknown> {
  return new Y.Map(entries);
}
