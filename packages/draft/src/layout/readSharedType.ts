import type { Json, JsonObject } from '@playloom/game-format';
import * as Y from 'yjs';
import { type DraftShape, isKeyedList, findChildShape } from './DraftShape.ts';
import { ORDER_FIELD, listSortedKeys } from './order.ts';

type Readings = WeakMap<object, Json>;

/**
 * Reads a part of the shared document as plain data. It never fails: invalid data from other clients is
 * returned as it is, and `parseGame` reports it.
 */
export function readSharedType(shape: DraftShape, shared: unknown, readings: Readings): Json {
  if (shared instanceof Y.Text) return shared.toString();
  if (!(shared instanceof Y.Map)) return toPlain(shared);
  const known = readings.get(shared);
  if (known !== undefined) return known;
  const reading = readMap(shape, shared, readings);
  readings.set(shared, reading);
  return reading;
}

function readMap(shape: DraftShape, map: Y.Map<unknown>, readings: Readings): Json {
  if (isKeyedList(shape) || shape.kind === 'param') {
    return listSortedKeys(map).map((key) =>
      readSharedType(findChildShape(shape, ''), map.get(key), readings),
    );
  }
  if (shape.kind === 'condition') return toPlain(map.get('value'));
  const reading: { [name: string]: Json } = {};
  for (const name of namesIn(shape, map)) {
    reading[name] = readSharedType(findChildShape(shape, name), map.get(name), readings);
  }
  return reading as JsonObject;
}

/**
 * Lists field names in the same order on every client. The map itself returns them in the order in which edits arrived.
 */
function namesIn(shape: DraftShape, map: Y.Map<unknown>): string[] {
  if (shape.kind !== 'object') return [...map.keys()].filter((name) => name !== ORDER_FIELD).sort();
  // Names unknown to the format come last, sorted.
  const known = Object.keys(shape.fields).filter((name) => map.has(name));
  const others = [...map.keys()].filter((name) => name !== ORDER_FIELD && !Object.hasOwn(shape.fields, name));
  return [...known, ...others.sort()];
}

function toPlain(value: unknown): Json {
  if (value instanceof Y.AbstractType) return value.toJSON() as Json;
  return (value ?? null) as Json;
}
