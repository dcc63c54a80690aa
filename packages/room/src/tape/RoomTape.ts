import { createTape, encodeTape, type Input, type Tape, type World } from '@playloom/engine';
import { TAPE_KEYFRAME_SECONDS, TAPE_SECONDS } from '../limits.ts';
import { type PackedInputs, packInputs, type TickInputs, unpackInputs } from './packInputs.ts';

/**
 * The last minutes of a room. Inputs are packed second by second: as objects, a hundred players' would fill the
 * memory. The front is cut off in whole spans from one keyframe to the next.
 */
export interface RoomTape {
  readonly head: Pick<Tape, 'engineVersion' | 'release' | 'seed'>;
  /** Each begins with a keyframe, but for the first of a room that has played from its beginning. */
  readonly spans: Span[];
  /** Inputs that are not packed yet. */
  waiting: TickInputs[];
  ticks: number;
}

interface Span {
  readonly start: number;
  readonly keyframe: Uint8Array | null;
  /** A second each. */
  readonly inputs: PackedInputs[];
}

/** `keyframe` is what the room goes on from; null for one that is about to play its first tick. */
export function createRoomTape(world: World, seed: number, keyframe: Uint8Array | null): RoomTape {
  const { engineVersion, release } = createTape(world, seed);
  return {
    head: { engineVersion, release, seed },
    spans: [{ start: world.tick, keyframe, inputs: [] }],
    waiting: [],
    ticks: world.tick,
  };
}

/** Call it after each tick with its inputs. */
export function recordInputs(tape: RoomTape, world: World, inputs: readonly Input[]): void {
  tape.ticks = world.tick;
  if (inputs.length > 0) tape.waiting.push({ tick: world.tick, inputs });
  if (world.tick % world.game.tickRate === 0) packWaiting(tape);
}

/** Whether the tape wants a keyframe at this tick. */
export function isKeyframeDue({ game, tick }: World): boolean {
  return tick % (TAPE_KEYFRAME_SECONDS * game.tickRate) === 0;
}

/** Begins a new span; what is older than the tape is long goes. */
export function recordKeyframe(tape: RoomTape, world: World, keyframe: Uint8Array): void {
  packWaiting(tape);
  tape.spans.push({ start: world.tick, keyframe, inputs: [] });
  const oldest = world.tick - TAPE_SECONDS * world.game.tickRate;
  while (tape.spans.length > 1 && tape.spans[1]!.start <= oldest) tape.spans.shift();
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
  tape.spans.at(-1)!.inputs.push(packInputs(tape.head, tape.waiting));
  tape.waiting = [];
}
