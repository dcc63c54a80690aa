import { fail, hashGame, type Result, succeed } from '@playloom/game-format';
import { createWorld } from '../simulation/createWorld.ts';
import { ENGINE_VERSION } from '../engineVersion.ts';
import type { ScriptHost } from '../world/ScriptHost.ts';
import { decodeSnapshot } from '../snapshot/encodeSnapshot.ts';
import { createWorldFromSnapshot } from '../snapshot/restoreSnapshot.ts';
import { tick } from '../simulation/tick.ts';
import type { Input } from '../world/Input.ts';
import type { CompiledGame, World } from '../world/World.ts';
import type { Tape } from './Tape.ts';

export interface TapePlayback {
  readonly tape: Tape;
  readonly game: CompiledGame;
  /** Creates a new host for the game's scripts. Returns null for a game without scripts. */
  readonly createScripts?: () => ScriptHost | null;
}

const NO_INPUTS: readonly Input[] = [];

/** Creates the world of a tape in its state before the first tick. */
export function startPlayback(playback: TapePlayback): Result<World, string> {
  const { tape, game, createScripts = () => null } = playback;
  if (tape.start > 0) return seekTape(playback, tape.start);
  const problem = findTapeProblem(tape, game);
  if (problem !== null) return fail(problem);
  return succeed(createWorld({ game, seed: tape.seed, scripts: createScripts() }));
}

/** Creates the world of a tape in its state at a tick, starting from the nearest keyframe before it. */
export function seekTape(playback: TapePlayback, wanted: number): Result<World, string> {
  const { tape, game, createScripts = () => null } = playback;
  const problem = findTapeProblem(tape, game);
  if (problem !== null) return fail(problem);
  const keyframe = tape.keyframes.findLast((candidate) => candidate.tick <= wanted);
  if (keyframe === undefined) {
    if (tape.start > 0) return fail(`The tape begins at tick ${tape.start}.`);
    const started = startPlayback(playback);
    if (started.ok) playUntil(tape, started.value, wanted);
    return started;
  }
  const snapshot = decodeSnapshot(keyframe.bytes);
  if (!snapshot.ok) return snapshot;
  const world = createWorldFromSnapshot({ game, scripts: createScripts() }, snapshot.value);
  playUntil(tape, world, wanted);
  return succeed(world);
}

/** Plays the next tick of a tape. Returns false at the end. */
export function playNextTick(tape: Tape, world: World): boolean {
  if (world.tick >= tape.ticks) return false;
  tick(world, findInputs(tape, world.tick + 1));
  return true;
}

function playUntil(tape: Tape, world: World, wanted: number): void {
  while (world.tick < wanted && playNextTick(tape, world));
}

function findInputs(tape: Tape, wanted: number): readonly Input[] {
  let low = 0;
  let high = tape.inputs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tape.inputs[middle]!.tick < wanted) low = middle + 1;
    else high = middle;
  }
  const found = tape.inputs[low];
  return found?.tick === wanted ? found.inputs : NO_INPUTS;
}

function findTapeProblem(tape: Tape, game: CompiledGame): string | null {
  if (tape.engineVersion !== ENGINE_VERSION) {
    return `The tape was recorded with engine ${tape.engineVersion}; this is ${ENGINE_VERSION}.`;
  }
  return tape.release === hashGame(game.game)
    ? null
    : 'The tape was recorded with another release of the game.';
}
