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
  /** Keeps a thread ready for the next room, from now on. Resolves when it is. */
  startSpare(plan: SparePlan): Promise<void>;
  hasSpare(): boolean;
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
  /** Null for a trial, which gets a thread of its own. */
  readonly gameId: string | null;
  readonly hasScripts: boolean;
  /** The room made a thread hang. */
  readonly wasStuck?: boolean;
  /** The room needs too much time to share a thread. */
  readonly isHeavy?: boolean;
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
  /** A thread that is ready for the next room, or about to be, so that opening one does not wait. */
  spare: RoomThread | undefined;
  /** Without it, there is no spare. */
  sparePlan: SparePlan | undefined;
  refill?: NodeJS.Timeout;
  readonly prepared: Map<string, RoomThread>;
  readonly stuckGames: Set<string>;
  readonly sharedMax: number;
  readonly emptyMs: number;
  phases: number;
  isClosed: boolean;
}

/**
 * A thread that uses this share of a core gets no more rooms, as long as there may be more threads: in the same thread,
 * a room waits for slow steps of every other room. Not less, because each thread compiles the engine for itself and
 * takes memory (61 MB, run from the sources with one room).
 */
const FULL_LOAD = 1 / 3;
/** With these, all cores are used by full threads. */
const SHARED_PER_CORE = 3;
/** A thread that uses more gives its heaviest room away. */
const CROWDED_LOAD = 2 / 3;
const MEASURE_EVERY_MS = 2_000;
/** The share of a core that a room needs at least, because one that is empty now may be full in a minute. */
const ROOM_LOAD_MIN = 0.17;
/** Games that made a thread hang, which get threads of their own from then on. The oldest are forgotten. */
const STUCK_GAMES_MAX = 1_000;

/** In a fleet, several rooms may come back one after another, and starting a spare would slow them down. */
const REFILL_AFTER_MS = 8_000;
/** It waits until the room that took the last one is open. */
const SPARE_AFTER_MS = 2_000;
/** A shared thread without rooms ends after this time, because it takes 40 to 80 MB. */
const EMPTY_MS = 10_000;
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
export function createRoomThreads(
  log: Logger,
  { measureEveryMs = MEASURE_EVERY_MS, emptyMs = EMPTY_MS } = {},
): RoomThreads {
  const pool: Pool = {
    log,
    threads: new Set(),
    spare: undefined,
    sparePlan: undefined,
    prepared: new Map(),
    stuckGames: new Set(),
    sharedMax: SHARED_PER_CORE * availableParallelism(),
    emptyMs,
    phases: 0,
    isClosed: false,
  };
  const watch = setInterval(() => {
    for (const thread of pool.threads) watchRoomThread(thread);
  }, WATCH_EVERY_MS);
  const measure = setInterval(() => {
    for (const thread of pool.threads) void measureLoad(thread);
  }, measureEveryMs);
  return {
    place(room, plan) {
      const thread = pool.prepared.get(room) ?? takeThread(pool, plan);
      pool.prepared.delete(room);
      thread.rooms.set(room, plan.listener);
      return thread;
    },
    prepare: (room, plan) => prepareThread(pool, room, plan),
    startSpare(plan) {
      pool.sparePlan = plan;
      return addSpare(pool);
    },
    hasSpare: () => pool.spare?.rooms.size === 0,
    remove: (thread, room) => remove(pool, thread, room),
    takePhase() {
      pool.phases = (pool.phases + GOLDEN_RATIO) % 1;
      return pool.phases;
    },
    count: () => pool.threads.size,
    close() {
      clearInterval(watch);
      clearInterval(measure);
      pool.isClosed = true;
      for (const thread of pool.threads) {
        thread.rooms.clear();
        thread.end('closing');
      }
    },
  };
}

function remove(pool: Pool, thread: RoomThread, room: string): void {
  thread.rooms.delete(room);
  thread.busy.delete(room);
  thread.busyMs.delete(room);
  if (thread.rooms.size > 0) return;
  if (thread.isPrivate) thread.end('its room closed');
  else setTimeout(() => endIfEmpty(pool, thread), pool.emptyMs).unref();
}

function endIfEmpty({ threads }: Pool, thread: RoomThread): void {
  if (thread.rooms.size === 0 && threads.has(thread)) thread.end('it has no rooms');
}

async function prepareThread(pool: Pool, room: string, plan: PreparedPlan): Promise<() => void> {
  const thread = takeThread(pool, plan);
  pool.prepared.set(room, thread);
  // Not the name of the room, which may run in this thread by then.
  const trial = `trial ${room}`;
  const forget = (): void => {
    if (pool.prepared.get(room) === thread) pool.prepared.delete(room);
    remove(pool, thread, trial);
  };
  await playTrial(thread, trial, plan.document).catch((error: unknown) => {
    forget();
    throw error;
  });
  return forget;
}

/** Plays the first second of a game in a thread. The answer does not matter, but that it has come. */
async function playTrial(thread: RoomThread, room: string, document: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (reason: string): void => reject(new Error(reason));
  thread.rooms.set(room, { onReport: () => resolve(), fail, giveAway: () => undefined });
  thread.post({ kind: 'rehearse', room, document });
  await promise;
}

function takeThread(pool: Pool, plan: Omit<ThreadPlan, 'listener'>): RoomThread {
  const { engine, gameId, wasStuck = false } = plan;
  if (wasStuck && gameId !== null) rememberStuckGame(pool, gameId);
  const thread = canShare(pool, plan) ? takeShared(pool, plan) : takePrivate(pool, engine);
  thread.load += ROOM_LOAD_MIN;
  return thread;
}

function takePrivate(pool: Pool, engine: EngineWorker): RoomThread {
  const thread = takeSpare(pool, engine, true) ?? start(pool, engine, true);
  // Scripts of older engines can hang in builtins, and then the room needs another thread at once.
  if (pool.sparePlan === undefined && !engine.showsCurrent)
    setTimeout(() => {
      if (!pool.isClosed) pool.spare ??= start(pool, engine, true);
    }, SPARE_AFTER_MS).unref();
  return thread;
}

function canShare(
  { stuckGames }: Pool,
  { engine, gameId, hasScripts, isHeavy = false }: Omit<ThreadPlan, 'listener'>,
): boolean {
  if (gameId === null || isHeavy || stuckGames.has(gameId)) return false;
  return engine.showsCurrent || !hasScripts;
}

function rememberStuckGame({ stuckGames }: Pool, gameId: string): void {
  stuckGames.add(gameId);
  const [oldest] = stuckGames;
  if (stuckGames.size > STUCK_GAMES_MAX && oldest !== undefined) stuckGames.delete(oldest);
}

/**
 * Returns the thread with the lowest load, or another one if that is full. Starting one takes longer, so rooms for
 * which players wait rather share a full one, and first of all a warm one: there they open in a third of the time.
 */
function takeShared(pool: Pool, { engine, isUrgent = false }: Omit<ThreadPlan, 'listener'>): RoomThread {
  const shared = [...pool.threads]
    .filter((thread) => !thread.isPrivate && thread.engine === engine.file && thread !== pool.spare)
    .toSorted((one, other) => one.load - other.load);
  const free = shared.find(({ load, isWarm }) => load < FULL_LOAD && (isWarm || !isUrgent));
  if (free !== undefined) return free;
  const mayAdd = shared.length < pool.sharedMax;
  const spare = mayAdd ? takeSpare(pool, engine, false) : undefined;
  return spare ?? (isUrgent || !mayAdd ? shared[0] : undefined) ?? start(pool, engine, false);
}

/** Measures the share of a core that a thread has used since the last time. */
async function measureLoad(thread: RoomThread): Promise<void> {
  const { measured } = thread;
  const at = performance.now();
  // It may have ended in the meantime.
  const cpu = await thread.readCpu().catch(() => null);
  if (cpu === null) return;
  thread.measured = { at, cpu };
  if (measured === null || at <= measured.at) return;
  const used = (cpu - measured.cpu) / (at - measured.at);
  thread.load = Math.max(used, thread.rooms.size * ROOM_LOAD_MIN);
  if (used > CROWDED_LOAD && thread.rooms.size > 1) giveHeaviestAway(thread);
}

function giveHeaviestAway({ rooms, busy, busyMs }: RoomThread): void {
  // A room that opens takes much time only once.
  if (busy.size > 0) return;
  const [heaviest] = [...busyMs].toSorted(([, a], [, b]) => b - a);
  // Older engines don't tell, and their rooms can't move.
  if (heaviest !== undefined && heaviest[1] > 0) rooms.get(heaviest[0])?.giveAway();
}

function takeSpare(pool: Pool, engine: EngineWorker, isPrivate: boolean): RoomThread | undefined {
  const { spare } = pool;
  clearTimeout(pool.refill);
  pool.refill = setTimeout(() => void addSpare(pool), REFILL_AFTER_MS).unref();
  if (spare?.engine !== engine.file) return undefined;
  pool.spare = undefined;
  spare.isPrivate = isPrivate;
  spare.load = 0;
  return spare;
}

async function addSpare(pool: Pool): Promise<void> {
  if (pool.sparePlan === undefined || pool.isClosed || pool.spare !== undefined) return;
  pool.spare = start(pool, pool.sparePlan.engine, true);
  // If it has ended, the next one is started after a room that would have taken it.
  await warmUp(pool, pool.spare, pool.sparePlan).catch(() => undefined);
}

/**
 * Lets a thread play what its next room is likely to play. Opening a room and replaying its last seconds then takes a
 * third of the time.
 */
async function warmUp(pool: Pool, spare: RoomThread, { readGames }: SparePlan): Promise<void> {
  await playTrial(spare, WARM_UP, WARM_UP_DOCUMENT);
  const games = await readGames().catch(() => []);
  for (const document of games) if (pool.spare === spare) await playTrial(spare, WARM_UP, document);
  // A room may have taken it before it was.
  spare.isWarm = pool.spare === spare;
  spare.rooms.delete(WARM_UP);
}

function start(pool: Pool, engine: EngineWorker, isPrivate: boolean): RoomThread {
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
      const current = ended.readCurrent();
      const isKnown = ended.rooms.has(current);
      for (const [room, listener] of ended.rooms) listener.fail(reason, !isKnown || room === current);
    },
  });
  pool.threads.add(thread);
  return thread;
}
