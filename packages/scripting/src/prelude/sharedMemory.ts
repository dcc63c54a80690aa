import { triggerShapes } from './signatures.ts';

/**
 * How many numbers the event queue and an answer can hold. Longer queues are split, longer answers are sent
 * as JSON.
 */
const QUEUE_LENGTH = 1024;
const ANSWER_LENGTH = 1024;

/** Indexes in `status`. */
export const STATUS_TICK = 0;
export const STATUS_SECONDS = 1;
export const STATUS_TICK_SECONDS = 2;
/** The tick at which the earliest wait of a script ends. */
export const STATUS_NEXT_WAIT = 3;
const STATUS_LENGTH = 4;

/** A run has a number, and the remainder of dividing it by this is the index of its script. */
export const SCRIPT_INDEX_MODULUS = 128;

const BYTES = 8;
export const SHARED_BYTES = listSharedLengths().reduce((sum, length) => sum + length * BYTES, 0);

/** Memory shared by the host and the prelude; scripts can't access it. */
export interface SharedMemory {
  readonly queue: Float64Array;
  readonly answer: Float64Array;
  readonly status: Float64Array;
  /** The number of handlers of each trigger. Events without handlers aren't sent. */
  readonly listeners: Float64Array;
  /**
   * The number of handlers of each trigger that have a filter. If there are none, filter values aren't sent.
   */
  readonly filtering: Float64Array;
}

export function createSharedMemoryView(memory: ArrayBuffer, address: number): SharedMemory {
  const [queue, answer, status, listeners, filtering] = listSharedOffsets().map(
    ([offset, length]) => new Float64Array(memory, address + offset, length),
  );
  return { queue: queue!, answer: answer!, status: status!, listeners: listeners!, filtering: filtering! };
}

/** Lists the byte offset and length of each array, in the order of `SharedMemory`. */
export function listSharedOffsets(): readonly (readonly [offset: number, length: number])[] {
  let offset = 0;
  return listSharedLengths().map((length) => {
    const part = [offset, length] as const;
    offset += length * BYTES;
    return part;
  });
}

function listSharedLengths(): readonly number[] {
  return [QUEUE_LENGTH, ANSWER_LENGTH, STATUS_LENGTH, triggerShapes.length, triggerShapes.length];
}
