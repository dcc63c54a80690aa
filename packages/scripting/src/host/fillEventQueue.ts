import type { ScriptEvent } from '@playloom/engine';
import type { Value } from '@playloom/game-format';
import { DATA_LENGTH_MAX } from '../limits.ts';
import type { SharedMemory } from '../prelude/sharedMemory.ts';
import { type TriggerShape, triggerShapes } from '../prelude/signatures.ts';
import type { ScriptRoom } from './ScriptRoom.ts';
import { toNumberOr, writePosition } from './writeCallResult.ts';

/**
 * The texts and data of a batch of events. The queue contains only numbers, so it refers to them by index.
 */
interface Side {
  readonly values: Value[];
  readonly places: Map<string, number>;
  length: number;
}

/**
 * Writes as many of the remaining events into the queue as fit, and returns their texts as JSON. The first
 * number of `answer` is set to the count of numbers written; 0 marks the end of the tick.
 */
export function fillEventQueue(room: ScriptRoom): string | null {
  const { queue, answer } = room.shared;
  const side: Side = { values: [], places: new Map(), length: 0 };
  let at = 0;
  while (room.nextEvent < room.events.length && side.length < DATA_LENGTH_MAX) {
    const event = room.events[room.nextEvent]!;
    const shape = triggerShapes[event.trigger]!;
    if (at + shape.size > queue.length) break;
    writeEvent(room.shared, side, at, event, shape);
    at += shape.size;
    room.nextEvent += 1;
  }
  answer[0] = at;
  return side.values.length === 0 ? null : JSON.stringify(side.values);
}

function writeEvent(
  { queue, filtering }: SharedMemory,
  side: Side,
  start: number,
  event: ScriptEvent,
  shape: TriggerShape,
): void {
  let at = start;
  queue[at++] = event.trigger;
  for (let index = 0; index < shape.context.length; index += 1) {
    const { name, kind } = shape.context[index]!;
    const value = event.context[name] ?? null;
    if (kind === 'position') {
      writePosition(queue, at, value);
      at += 2;
    } else queue[at++] = writeField(side, kind, value);
  }
  // Leave out filter values if no handler has a filter.
  if (filtering[event.trigger] === 0) return;
  for (const name of shape.filters) queue[at++] = storeSideValue(side, event.about[name] ?? null);
}

function writeField(side: Side, kind: string, value: Value): number {
  if (kind === 'number') return toNumberOr(value, 0);
  if (kind === 'boolean') return value === true ? 1 : 0;
  return kind === 'id' ? toNumberOr(value, -1) : storeSideValue(side, value);
}

/**
 * Stores a value and returns its index; −1 for null. Equal texts are stored once, because most are ids that
 * are repeated.
 */
function storeSideValue(side: Side, value: Value): number {
  if (value === null) return -1;
  if (typeof value !== 'string') {
    side.length += typeof value === 'object' ? JSON.stringify(value).length : 1;
    return side.values.push(value) - 1;
  }
  const known = side.places.get(value);
  if (known !== undefined) return known;
  side.length += value.length;
  const place = side.values.push(value) - 1;
  side.places.set(value, place);
  return place;
}
