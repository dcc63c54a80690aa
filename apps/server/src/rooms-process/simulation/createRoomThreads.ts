import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { EngineWorker } from './EngineWorker.ts';
import { startRoomThread, type RoomThread, type ThreadRoomListener } from './startRoomThread.ts';
import { getCpuMsSinceProgress, watchRoomThread } from './watchRoomThread.ts';

const WATCH_EVERY_MS = 100;

export interface RoomThreads {
  /** Assigns a room to a thread of its own or to a shared one. */
  place(room: string, plan: ThreadPlan): RoomThread;
  /**
   * Gets a thread ready for a room that will be placed soon: it has played a second of the game, so that everything is
   * loaded and compiled. Returns a function for when the room has been placed, or will not be.
   */
  prepare(room: string, plan: PreparedPlan): Promise<() => void>;
  /** Keeps threads ready for the next rooms, from now on. */
  startSpares(plan: SparePlan): void;
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
  /** Players wait for the room, so it is rather placed in a thread that runs already. */
  readonly isUrgent?: boolean;
  readonly listener: ThreadRoomListener;
}

interface PreparedPlan extends Omit<ThreadPlan, 'listener'> {
  readonly document: string;
}

interface SparePlan {
  readonly engine: EngineWorker;
  /** Returns documents of games that are likely to be opened next. */
  readonly readGames: () => Promise<readonly string[]>;
}

interface Pool {
  readonly log: Logger;
  readonly threads: Set<RoomThread>;
  /** Threads that are ready for the next rooms, so that opening or restarting one does not wait. */
  readonly spares: Set<RoomThread>;
  /** Without it, there is one spare after the first room with scripts. */
  sparePlan: SparePlan | undefined;
  refill?: NodeJS.Timeout;
  readonly prepared: Map<string, RoomThread>;
  readonly sharedMax: number;
  phases: number;
  isClosed: boolean;
}

/**
 * More threads than cores: in the same thread, a room waits for slow steps of every other room, while two threads
 * share a core. Not many more, because each compiles the engine for itself and takes memory (61 MB, run from the
 * sources with one room). With twenty rooms on two cores (arm64), the latest ticks were 6 to 7 ms late with four, six,
 * and twelve threads in all. Twelve used more of the processor.
 */
const SHARED_PER_CORE = 3;

/** Two, because rooms with scripts need a thread each. One takes 60 MB. */
const SPARES_MAX = 2;
/** A new spare waits until the room that took the last one is open. */
const REFILL_AFTER_MS = 2_000;
/** In a fleet, several rooms may come back one after another, and starting a spare would slow them down. */
const REFILL_SPARES_AFTER_MS = 8_000;
const WARM_UP = 'warm-up';
/** A game with a unit for the player, a rule, and a script, because each loads another part of the engine. */
const WARM_UP_DOCUMENT = JSON.stringify({
  format: 1,
  settings: { title: 'Warm-up' },
  scripts: { world: { name: 'world', files: { 'initialize.ts': 'let count = 0;\ncount += 1;' } } },
});

/** Multiples of this number modulo 1 are spread evenly over the tick period, for any number of rooms. */
const GOLDEN_RATIO = 0.618_033_988_749_895;

/** Manages the threads of this process. A thread that stops responding is ended, and its rooms are notified. */
export function createRoomThreads(log: Logger): RoomThreads {
  const pool: Pool = {
    log,
    threads: new Set(),
    spares: new Set(),
    sparePlan: undefined,
    prepared: new Map(),
    sharedMax: SHARED_PER_CORE * availableParallelism(),
    phases: 0,
    isClosed: false,
  };
  const watch = setInterval(() => {
    for (const thread of pool.threads) watchRoomThread(thread);
  }, WATCH_EVERY_MS);
  return {
    place(room, plan) {
      const thread = pool.prepared.get(room) ?? takeThread(pool, plan);
      pool.prepared.delete(room);
      thread.rooms.set(room, plan.listener);
      return thread;
    },
    async prepare(room, plan) {
      const thread = takeThread(pool, plan);
      pool.prepared.set(room, thread);
      const forget = (): void => void (pool.prepared.delete(room) && remove(thread, room));
      await playTrial(thread, room, plan.document).catch((error: unknown) => {
        forget();
        throw error;
      });
      return forget;
    },
    startSpares(plan) {
      pool.sparePlan = plan;
      refillSpares(pool);
    },
    remove,
    takePhase() {
      pool.phases = (pool.phases + GOLDEN_RATIO) % 1;
      return pool.phases;
    },
    count: () => pool.threads.size,
    close() {
      clearInterval(watch);
      pool.isClosed = true;
      for (const thread of pool.threads) {
        thread.rooms.clear();
        thread.end('closing');
      }
    },
  };
}

function remove(thread: RoomThread, room: string): void {
  thread.rooms.delete(room);
  thread.busy.delete(room);
  if (thread.isPrivate && thread.rooms.size === 0) thread.end('its room closed');
}

/** Plays the first second of a game in a thread. The answer does not matter, but that it has come. */
async function playTrial(thread: RoomThread, room: string, document: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  thread.rooms.set(room, { onReport: () => resolve(), fail: (reason) => reject(new Error(reason)) });
  thread.post({ kind: 'rehearse', room, document });
  await promise;
}

function takeThread(pool: Pool, plan: Omit<ThreadPlan, 'listener'>): RoomThread {
  return plan.hasScripts ? takePrivate(pool, plan) : takeShared(pool, plan);
}

function takePrivate(pool: Pool, { engine }: Pick<ThreadPlan, 'engine'>): RoomThread {
  const thread = takeSpare(pool, engine, true) ?? start(pool, engine, true);
  if (pool.sparePlan === undefined) setTimeout(() => addSpare(pool, engine), REFILL_AFTER_MS).unref();
  return thread;
}

/**
 * Starts a new thread until the maximum is reached, then returns the one with the fewest rooms. Starting one takes
 * longer, so urgent rooms share a thread before that.
 */
function takeShared(pool: Pool, { engine, isUrgent = false }: Omit<ThreadPlan, 'listener'>): RoomThread {
  const shared = [...pool.threads].filter(
    (thread) => !thread.isPrivate && thread.engine === engine.file && !pool.spares.has(thread),
  );
  if (shared.length === 0 || (shared.length < pool.sharedMax && !isUrgent))
    return (pool.sparePlan && takeSpare(pool, engine, false)) ?? start(pool, engine, false);
  return shared.reduce((best, next) => (next.rooms.size < best.rooms.size ? next : best));
}

function takeSpare(pool: Pool, engine: EngineWorker, isPrivate: boolean): RoomThread | undefined {
  const spare = [...pool.spares].find((thread) => thread.engine === engine.file);
  if (spare === undefined) return undefined;
  pool.spares.delete(spare);
  clearTimeout(pool.refill);
  pool.refill = setTimeout(() => refillSpares(pool), REFILL_SPARES_AFTER_MS).unref();
  spare.isPrivate = isPrivate;
  return spare;
}

function addSpare(pool: Pool, engine: EngineWorker): void {
  if (!pool.isClosed && pool.spares.size === 0) pool.spares.add(start(pool, engine, true));
}

/** Starts spares, one after another. */
function refillSpares(pool: Pool): void {
  if (pool.sparePlan === undefined || pool.isClosed || pool.spares.size >= SPARES_MAX) return;
  const spare = start(pool, pool.sparePlan.engine, true);
  pool.spares.add(spare);
  warmUp(pool, spare, pool.sparePlan)
    .then(() => refillSpares(pool))
    // It has ended. The next one is started when a room has taken a spare.
    .catch(() => undefined);
}

/**
 * Lets a thread play what its next room is likely to play. Opening a room and replaying its last seconds then takes a
 * third of the time.
 */
async function warmUp(pool: Pool, spare: RoomThread, { readGames }: SparePlan): Promise<void> {
  await playTrial(spare, WARM_UP, WARM_UP_DOCUMENT);
  const games = await readGames().catch(() => []);
  for (const document of games) if (pool.spares.has(spare)) await playTrial(spare, WARM_UP, document);
  spare.rooms.delete(WARM_UP);
}

function start(pool: Pool, engine: EngineWorker, isPrivate: boolean): RoomThread {
  const thread = startRoomThread({
    engine,
    isPrivate,
    onEnd(ended, reason) {
      pool.threads.delete(ended);
      pool.spares.delete(ended);
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
