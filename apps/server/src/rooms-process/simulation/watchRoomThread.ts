import type { RoomThread } from './startRoomThread.ts';
import { THREAD_SILENT, THREAD_STARVED } from './startFailure.ts';
import { noteProgress, type ThreadWatchState } from './ThreadWatchState.ts';

/**
 * A thread is stuck if it has used this much CPU time, in milliseconds, without making progress. Wall-clock time
 * would not work: on an overloaded machine, a healthy thread waits just as long for its turn.
 */
const STUCK_CPU_MS = 350;
/**
 * Limit for a busy thread: compiling a game, loading physics and writing the recording of a full room each take a
 * single long step.
 */
const BUSY_CPU_MS = 5_000;
/**
 * A thread that uses no CPU time is ended after this many checks without progress: it waits for something that
 * never comes.
 */
const SILENT_TURNS_MAX = 200;

/** Called several times a second. Ends the thread if it is stuck. */
export function watchRoomThread(thread: RoomThread): void {
  const { watch } = thread;
  const beat = Atomics.load(thread.beat, 0);
  const isSilent = beat === watch.lastBeat && thread.rooms.size > 0;
  watch.lastBeat = beat;
  if (!isSilent) return noteProgress(watch);
  watch.silentTurns += 1;
  const used = getCpuMsSinceProgress(watch);
  const allowed = thread.busy.size > 0 ? BUSY_CPU_MS : STUCK_CPU_MS;
  if (used >= allowed) thread.end(THREAD_SILENT);
  else if (watch.silentTurns >= SILENT_TURNS_MAX) thread.end(THREAD_STARVED);
  else void sampleCpu(thread);
  return undefined;
}

/** Returns the CPU time in milliseconds that the thread has used since it last made progress. */
export function getCpuMsSinceProgress({ cpu, cpuAtBeat }: ThreadWatchState): number {
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
