import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { EngineWorker } from './EngineWorker.ts';
import { startRoomThread, type RoomThread, type ThreadRoomListener } from './startRoomThread.ts';
import { getCpuMsSinceProgress, watchRoomThread } from './watchRoomThread.ts';

const WATCH_EVERY_MS = 100;

export interface RoomThreads {
  /** Assigns a room to a thread of its own or to a shared one. */
  place(room: string, plan: ThreadPlan): RoomThread;
  remove(thread: RoomThread, room: string): void;
  /**
   * Returns the point in the tick period at which the next room ticks, as far as possible from those of earlier
   * rooms.
   */
  takePhase(): number;
  count(): number;
  close(): void;
}

interface ThreadPlan {
  readonly engine: EngineWorker;
  readonly hasScripts: boolean;
  readonly listener: ThreadRoomListener;
}

interface Pool {
  readonly log: Logger;
  readonly threads: Set<RoomThread>;
  /** A thread that is ready for the next room with scripts, so that opening or restarting one does not wait. */
  spare: RoomThread | undefined;
  readonly sharedMax: number;
  phases: number;
}

/**
 * More threads than cores: in the same thread, a room waits for slow steps of every other room, while two threads
 * share a core. On two cores with twenty rooms, ticks were 39 and 47 ms late with four threads, 16 to 36 ms with
 * eight, and 18 ms with twelve. Each thread takes memory (61 MB, run from the sources with one room) and is
 * started only when a room needs it.
 */
const SHARED_PER_CORE = 6;

/** Multiples of this number modulo 1 are spread evenly over the tick period, for any number of rooms. */
const GOLDEN_RATIO = 0.618_033_988_749_895;

/** Manages the threads of this process. A thread that stops responding is ended, and its rooms are notified. */
export function createRoomThreads(log: Logger): RoomThreads {
  const pool: Pool = {
    log,
    threads: new Set(),
    spare: undefined,
    sharedMax: SHARED_PER_CORE * availableParallelism(),
    phases: 0,
  };
  const watch = setInterval(() => {
    for (const thread of pool.threads) watchRoomThread(thread);
  }, WATCH_EVERY_MS);
  return {
    place(room, plan) {
      const thread = plan.hasScripts ? takePrivate(pool, plan) : takeShared(pool, plan);
      thread.rooms.set(room, plan.listener);
      return thread;
    },
    remove(thread, room) {
      thread.rooms.delete(room);
      thread.busy.delete(room);
      if (thread.isPrivate && thread.rooms.size === 0) thread.end('its room closed');
    },
    takePhase() {
      pool.phases = (pool.phases + GOLDEN_RATIO) % 1;
      return pool.phases;
    },
    count: () => pool.threads.size,
    close() {
      clearInterval(watch);
      for (const thread of pool.threads) {
        thread.rooms.clear();
        thread.end('closing');
      }
    },
  };
}

function takePrivate(pool: Pool, plan: ThreadPlan): RoomThread {
  const { spare } = pool;
  const thread = spare !== undefined && spare.engine === plan.engine.file ? spare : start(pool, plan, true);
  if (thread === spare || spare === undefined) pool.spare = start(pool, plan, true);
  return thread;
}

/** Starts a new thread until the maximum is reached, then returns the one with the fewest rooms. */
function takeShared(pool: Pool, plan: ThreadPlan): RoomThread {
  const shared = [...pool.threads].filter(
    ({ isPrivate, engine }) => !isPrivate && engine === plan.engine.file,
  );
  if (shared.length < pool.sharedMax) return start(pool, plan, false);
  return shared.reduce((best, next) => (next.rooms.size < best.rooms.size ? next : best));
}

function start(pool: Pool, { engine }: ThreadPlan, isPrivate: boolean): RoomThread {
  const thread = startRoomThread({
    engine,
    isPrivate,
    onEnd(ended, reason) {
      pool.threads.delete(ended);
      if (pool.spare === ended) pool.spare = undefined;
      if (ended.rooms.size > 0)
        pool.log.error(
          { rooms: [...ended.rooms.keys()], reason, cpuMs: getCpuMsSinceProgress(ended.watch) },
          'a thread was ended',
        );
      for (const listener of ended.rooms.values()) listener.fail(reason);
    },
  });
  pool.threads.add(thread);
  return thread;
}
