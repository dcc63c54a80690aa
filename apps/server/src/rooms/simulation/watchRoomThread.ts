import type { RoomThread } from './startRoomThread.ts';
import { THREAD_SILENT, THREAD_STARVED } from './startFailure.ts';
import type { ThreadWatch } from './ThreadWatch.ts';

/**
 * A thread is stuck if it has used this much CPU time without progress, in milliseconds. Wall-clock time
 * proves nothing: on an overloaded machine a healthy thread waits just as long for its turn.
 */
const STUCK_CPU_MS = 350;
/** Compiling a game, loading physics and writing the tape of a full room each happen in one step. */
const BUSY_CPU_MS = 5_000;
/** Neither uses CPU time nor makes progress: it waits for something that never comes. */
const SILENT_TURNS_MAX = 200;

/** Checks a thread several times a second and ends it if it is stuck. */
export function watchRoomThread(thread: RoomThread): void {
  const { watch } = thread;
  const beat = Atomics.load(thread.beat, 0);
  const isSilent = beat === watch.lastBeat && thread.rooms.size > 0;
  watch.lastBeat = beat;
  watch.silentTurns = isSilent ? watch.silentTurns + 1 : 0;
  if (!isSilent) {
    watch.cpuAtBeat = null;
    return;
  }
  const used = readSilentCpu(watch);
  const allowed = thread.busy.size > 0 ? BUSY_CPU_MS : STUCK_CPU_MS;
  if (used >= allowed) thread.end(THREAD_SILENT);
  else if (watch.silentTurns >= SILENT_TURNS_MAX) thread.end(THREAD_STARVED);
  else void sampleCpu(thread);
}

/** CPU time in milliseconds since the last observed progress of the thread. */
export function readSilentCpu({ cpu, cpuAtBeat }: ThreadWatch): number {
  return cpuAtBeat === null ? 0 : Math.round(cpu - cpuAtBeat);
}

async function sampleCpu(thread: RoomThread): Promise<void> {
  const { watch } = thread;
  if (watch.isAsking) return;
  watch.isAsking = true;
  try {
    watch.cpu = await thread.readCpu();
    watch.cpuAtBeat ??= watch.cpu;
  } catch {
    // The thread is ending; its owner is notified separately.
  } finally {
    watch.isAsking = false;
  }
}
