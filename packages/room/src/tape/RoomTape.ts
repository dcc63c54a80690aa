import { createTape, encodeTape, type Input, type Tape, type World } from '@playloom/engine';
import type { PackedInputs } from '@playloom/room-contract';
import {
  TAPE_KEYFRAME_SECONDS,
  TAPE_SECONDS,
  TAPE_INPUT_BYTES_MAX,
  KEYFRAME_INTERVAL_INPUT_BYTES_MAX,
} from '../limits/roomLimits.ts';
import { packInputs, type TickInputs, unpackInputs } from './packInputs.ts';

/**
 * A recording of the last minutes of a room. Inputs are packed into bytes once a second, because the inputs of
 * a hundred players would take too much memory as objects. A span is the part between two keyframes. When the
 * oldest span is too old or the tape is too large, that span is removed. The size limit is needed because data
 * from panels can be a thousand times larger than controls.
 */
export interface RoomTape {
  readonly head: Pick<Tape, 'engineVersion' | 'release' | 'seed'>;
  /** Each begins with a keyframe, except the first span of a room that started from the beginning. */
  readonly spans: Span[];
  /** Inputs that aren't packed yet. */
  waiting: TickInputs[];
  ticks: number;
}

interface Span {
  readonly start: number;
  readonly keyframe: Uint8Array | null;
  /** One entry per second. */
  readonly inputs: PackedInputs[];
  /** Bytes of all inputs except controls. */
  inputBytes: number;
}

/**
 * Creates an empty tape. `keyframe` is the state that the room continues from; null if it is about to play
 * its first tick.
 */
export function createRoomTape(world: World, seed: number, keyframe: Uint8Array | null): RoomTape {
  const { engineVersion, release } = createTape(world, seed);
  return {
    head: { engineVersion, release, seed },
    spans: [{ start: world.tick, keyframe, inputs: [], inputBytes: 0 }],
    waiting: [],
    ticks: world.tick,
  };
}

/** Records the inputs of a tick. Call it after each tick. */
export function recordInputs(tape: RoomTape, world: World, inputs: readonly Input[]): void {
  tape.ticks = world.tick;
  if (inputs.length > 0) tape.waiting.push({ tick: world.tick, inputs });
  if (world.tick % world.game.tickRate === 0) packWaiting(tape);
}

/** Whether the tape needs a keyframe at this tick. */
export function isKeyframeDue({ spans }: RoomTape, { game, tick }: World): boolean {
  const isLong = spans.at(-1)!.inputBytes > KEYFRAME_INTERVAL_INPUT_BYTES_MAX;
  return isLong || tick % (TAPE_KEYFRAME_SECONDS * game.tickRate) === 0;
}

/** Begins a new span, and removes spans that are too old or exceed the size limit. */
export function recordKeyframe(tape: RoomTape, world: World, keyframe: Uint8Array): void {
  packWaiting(tape);
  const { spans } = tape;
  spans.push({ start: world.tick, keyframe, inputs: [], inputBytes: 0 });
  const oldest = world.tick - TAPE_SECONDS * world.game.tickRate;
  while (spans.length > 1 && (spans[1]!.start <= oldest || countInputBytes(tape) > TAPE_INPUT_BYTES_MAX))
    spans.shift();
}

function countInputBytes({ spans }: RoomTape): number {
  return spans.reduce((sum, { inputBytes }) => sum + inputBytes, 0);
}

/** The tape as bytes that `decodeTape` reads. */
export function encodeRoomTape(tape: RoomTape): Uint8Array {
  packWaiting(tape);
  const { spans, head, ticks } = tape;
  const inputs = spans.flatMap((span) => span.inputs.flatMap(unpackInputs));
  const keyframes = spans.flatMap(({ start, keyframe }) =>
    keyframe === null ? [] : [{ tick: start, bytes: keyframe }],
  );
  return encodeTape({ ...head, start: spans[0]!.start, ticks, inputs, keyframes });
}

function packWaiting(tape: RoomTape): void {
  if (tape.waiting.length === 0) return;
  const span = tape.spans.at(-1)!;
  const packed = packInputs(tape.head, tape.waiting);
  span.inputs.push(packed);
  span.inputBytes += packed.others?.length ?? 0;
  tape.waiting = [];
}
