import { triggerShapes } from './signatures.ts';

/** Numbers of the event queue and of an answer; longer ones come in portions or as JSON. */
export const QUEUE_LENGTH = 1024;
export const ANSWER_LENGTH = 1024;

/** The places of `status`. */
export const RUN = 0;
export const TICK = 1;
export const SECONDS = 2;
export const TICK_SECONDS = 3;
/** The tick at which the first of those that wait goes on. */
export const NEXT_WAIT = 4;
/** 0 while there is fuel, 1 when the handler used up its own, 2 when all fuel of the tick is gone. */
export const FUEL_OVER = 5;
const STATUS_LENGTH = 8;

/** A run is a number that changes with every handler; its lowest bits tell the script. */
export const RUN_STEP = 128;
export const RUN_MASK = 0x3fff_ff80;

const BYTES = 8;
export const SHARED_BYTES = (QUEUE_LENGTH + ANSWER_LENGTH + STATUS_LENGTH + triggerShapes.length) * BYTES;

/** Memory that the host and our code inside the machine both see; scripts have no way to it. */
export interface SharedMemory {
  readonly queue: Float64Array;
  readonly answer: Float64Array;
  readonly status: Float64Array;
  /** How many handlers each trigger has: nobody needs to be told what nobody listens to. */
  readonly listeners: Float64Array;
}

export function viewSharedMemory(memory: ArrayBuffer, address: number): SharedMemory {
  const [queue, answer, status, listeners] = sharedOffsets().map(
    ([offset, length]) => new Float64Array(memory, address + offset, length),
  );
  return { queue: queue!, answer: answer!, status: status!, listeners: listeners! };
}

/** Offset in bytes and length of each part, in the order of `SharedMemory`. */
export function sharedOffsets(): readonly (readonly [offset: number, length: number])[] {
  const lengths = [QUEUE_LENGTH, ANSWER_LENGTH, STATUS_LENGTH, triggerShapes.length];
  let offset = 0;
  return lengths.map((length) => {
    const part = [offset, length] as const;
    offset += length * BYTES;
    return part;
  });
}
