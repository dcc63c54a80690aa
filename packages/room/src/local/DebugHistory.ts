import { type CompiledGame, type Input, type Snapshot, takeSnapshot, type World } from '@playloom/engine';
import type { PlayerId } from '@playloom/game-format';
import type { CompiledScripts } from '@playloom/game-format/scripts';
import { DEBUG_KEYFRAME_SECONDS, REPLAY_LEAD_SECONDS, LOOK_BACK_SECONDS } from './limits.ts';

/**
 * A creator's change to the running world. It takes effect before a tick, and is recorded so that a replay
 * includes it.
 */
export type DebugEdit =
  /** If `scripts` is undefined, they are unchanged. */
  | { readonly kind: 'swap'; readonly game: CompiledGame; readonly scripts?: CompiledScripts | undefined }
  | { readonly kind: 'put'; readonly player: PlayerId; readonly x: number; readonly y: number };

interface TickRecord {
  readonly edits: readonly DebugEdit[];
  readonly inputs: readonly Input[];
}

interface Keyframe {
  readonly snapshot: Snapshot;
  readonly game: CompiledGame;
}

/** The last seconds of a playtest room, with everything needed to reproduce any tick of them exactly. */
export interface DebugHistory {
  /** Oldest first. */
  keyframes: Keyframe[];
  /** Ticks with inputs or edits, by number. */
  readonly records: Map<number, TickRecord>;
  /** The newest tick that was played. */
  end: number;
}

const NOTHING: TickRecord = { edits: [], inputs: [] };

export function createDebugHistory(world: World): DebugHistory {
  const history: DebugHistory = { keyframes: [], records: new Map(), end: world.tick };
  addKeyframe(history, world);
  return history;
}

/** Adds a tick to the history. Call it after each new tick. */
export function recordDebugTick(history: DebugHistory, world: World, record: TickRecord): void {
  history.end = world.tick;
  if (record.edits.length > 0 || record.inputs.length > 0) history.records.set(world.tick, record);
  if (world.tick % (DEBUG_KEYFRAME_SECONDS * world.game.tickRate) === 0) addKeyframe(history, world);
}

export function findTickRecord(history: DebugHistory, tick: number): TickRecord {
  return history.records.get(tick) ?? NOTHING;
}

/** The oldest tick that can be shown. */
export function findOldestTick({ keyframes, end }: DebugHistory, tickRate: number): number {
  return Math.max(keyframes[0]!.snapshot.tick, end - LOOK_BACK_SECONDS * tickRate);
}

/** Finds the keyframe from which to replay, so that a tick is shown with its recent history. */
export function findReplayKeyframe({ keyframes }: DebugHistory, tick: number, tickRate: number): Keyframe {
  const wanted = tick - REPLAY_LEAD_SECONDS * tickRate;
  return keyframes.findLast(({ snapshot }) => snapshot.tick <= wanted) ?? keyframes[0]!;
}

/** Discards everything after a tick: from there the game continues differently. */
export function discardHistoryAfter(history: DebugHistory, tick: number): void {
  history.keyframes = history.keyframes.filter(({ snapshot }) => snapshot.tick <= tick);
  for (const recordedTick of history.records.keys())
    if (recordedTick > tick) history.records.delete(recordedTick);
  history.end = tick;
}

function addKeyframe(history: DebugHistory, world: World): void {
  history.keyframes.push({ snapshot: takeSnapshot(world), game: world.game });
  const oldest = world.tick - (LOOK_BACK_SECONDS + REPLAY_LEAD_SECONDS) * world.game.tickRate;
  while (history.keyframes.length > 1 && history.keyframes[1]!.snapshot.tick <= oldest)
    history.keyframes.shift();
  const start = history.keyframes[0]!.snapshot.tick;
  for (const recordedTick of history.records.keys()) {
    if (recordedTick > start) return;
    history.records.delete(recordedTick);
  }
}
