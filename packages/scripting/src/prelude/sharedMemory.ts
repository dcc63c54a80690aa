import { triggerShapes } from './signatures.ts';

/** Numbers of the event queue and of an answer; longer ones come in portions or as JSON. */
const QUEUE_LENGTH = 1024;
const ANSWER_LENGTH = 1024;

/** The places of `status`. */
export const STATUS_TICK = 0;
export const STATUS_SECONDS = 1;
export const STATUS_TICK_SECONDS = 2;
/** The tick at which the first of those that wait goes on. */
export const STATUS_NEXT_WAIT = 3;
const STATUS_LENGTH = 4;

/** What runs is told by a number; the rest of a division by this is its script. */
export const RUN_STEP = 128;

const BYTES = 8;
export const SHARED_BYTES = listSharedLengths().reduce((sum, length) => sum + length * BYTES, 0);

/** Memory that the host and our code inside the machine both see; scripts have no way to it. */
export interface SharedMemory {
  readonly queue: Float64Array;
  readonly answer: Float64Array;
  readonly status: Float64Array;
  /** How many handlers each trigger has: nobody needs to be told what nobody listens to. */
  readonly listeners: Float64Array;
  /** How many of them have a filter: else nobody asks for what filters compare with. */
  readonly filtering: Float64Array;
}

export function viewSharedMemory(memory: ArrayBuffer, address: number): SharedMemory {
  const [queue, answer, status, listeners, filtering] = listSharedOffsets().map(
    ([offset, length]) => new Float64Array(memory, address + offset, length),
  );
  return { queue: queue!, answer: answer!, status: status!, listeners: listeners!, filtering: filtering! };
}

/** Offset in bytes and length of each part, in the order of `SharedMemory`. */
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
