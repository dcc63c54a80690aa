import { hashGame } from '@playloom/game-format';
import { ENGINE_VERSION } from '../engineVersion.ts';
import { encodeSnapshot } from '../snapshot/encodeSnapshot.ts';
import { takeSnapshot } from '../snapshot/takeSnapshot.ts';
import type { Input } from '../world/Input.ts';
import { toTicks } from '../world/time.ts';
import type { World } from '../world/World.ts';
import { KEYFRAME_SECONDS, type Tape } from './Tape.ts';

/** Creates a tape for a world that is about to run its first tick. */
export function createTape(world: World, seed: number): Tape {
  return {
    engineVersion: ENGINE_VERSION,
    release: hashGame(world.game.game),
    seed,
    start: 0,
    ticks: 0,
    inputs: [],
    keyframes: [],
  };
}

/** Records a tick. Call it after each tick with the inputs of that tick. */
export function recordTick(tape: Tape, world: World, inputs: readonly Input[]): void {
  tape.ticks = world.tick;
  if (inputs.length > 0) tape.inputs.push({ tick: world.tick, inputs });
  if (world.tick % toTicks(world, KEYFRAME_SECONDS) === 0) {
    tape.keyframes.push({ tick: world.tick, bytes: encodeSnapshot(takeSnapshot(world)) });
  }
}
