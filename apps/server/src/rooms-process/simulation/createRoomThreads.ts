import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { EngineWorker } from './EngineWorker.ts';
import { chooseRoomMoves, FULL_LOAD, type RoomMove } from './chooseRoomMoves.ts';
import {
  describeThreadLoad,
  measureThreadLoad,
  ROOM_LOAD_GUESS,
  type SettleTimes,
} from './measureThreadLoad.ts';
import {
  startRoomThread,
  type RoomDestination,
  type RoomThread,
  type ThreadRoomListener,
} from './startRoomThread.ts';
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
  /** Where a room that leaves another thread continues. */
  readonly destination?: RoomDestination | null;
  readonly document: string;
  readonly listener: ThreadRoomListener;
}

type PreparedPlan = Omit<ThreadPlan, 'listener' | 'destination'>;

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
  readonly times: ThreadTimes;
  /** When a room was placed last, other than to save memory. */
  placedAt: number;
  /** A room is moving to save memory. */
  isPacking: boolean;
  phases: number;
  isClosed: boolean;
}

/** With these, all cores are used by full threads. */
const SHARED_PER_CORE = 3;
/** Games that made a thread hang, which get threads of their own from then on. The oldest are forgotten. */
const STUCK_GAMES_MAX = 1_000;

/** In a fleet, several rooms may come back one after another, and starting a spare would slow them down. */
const REFILL_AFTER_MS = 8_000;
/** Threads drop games that they have not played for long, so older ones are not counted on. */
const KNOWN_GAMES_MAX = 12;
/** It waits until the room that took the last one is open. */
const SPARE_AFTER_MS = 2_000;
const WARM_UP = 'warm-up';
/** A game with a unit for the player, a rule, and a script, because each loads another part of the engine. */
const WARM_UP_DOCUMENT = JSON.stringify({
  format: 1,
  settings: { title: 'Warm-up' },
  scripts: { world: { name: 'world', files: { 'initialize.ts': 'let count = 0;\ncount += 1;' } } },
});

interface ThreadTimes extends SettleTimes {
  readonly measureEveryMs: number;
  /** A shared thread without rooms ends after this time, because it takes 40 to 80 MB. */
  readonly emptyMs: number;
  /** Rooms move to save memory only if none has been opened for this time. */
  readonly quietMs: number;
}

const THREAD_TIMES: ThreadTimes = {
  measureEveryMs: 2_000,
  emptyMs: 10_000,
  quietMs: 10_000,
  settleMs: 30_000,
  movedMs: 300_000,
};

/** Multiples of this number modulo 1 are spread evenly over the tick period, for any number of rooms. */
const GOLDEN_RATIO = 0.618_033_988_749_895;

/** Manages the threads of this process. A thread that stops responding is ended, and its rooms are notified. */
export function createRoomThreads(log: Logger, times: Partial<ThreadTimes> = {}): RoomThreads {
  const pool: Pool = {
    log,
    threads: new Set(),
    spare: undefined,
    sparePlan: undefined,
    prepared: new Map(),
    stuckGames: new Set(),
    sharedMax: SHARED_PER_CORE * availableParallelism(),
    times: { ...THREAD_TIMES, ...times },
    placedAt: 0,
    isPacking: false,
    phases: 0,
    isClosed: false,
  };
  const watch = setInterval(() => {
    for (const thread of pool.threads) watchRoomThread(thread);
  }, WATCH_EVERY_MS);
  const measure = setInterval(() => void divideLoad(pool), pool.times.measureEveryMs);
  return {
    place: (room, plan) => place(pool, room, plan),
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

function place(pool: Pool, room: string, plan: ThreadPlan): RoomThread {
  const { destination = null, document, listener } = plan;
  const thread = pool.prepared.get(room) ?? findDestination(destination) ?? takeThread(pool, plan);
  pool.prepared.delete(room);
  const at = performance.now();
  if (destination === null) pool.placedAt = at;
  const load = destination?.load ?? ROOM_LOAD_GUESS;
  noteGame(thread, document);
  thread.rooms.set(room, listener);
  thread.placed.set(room, { at, load, hasMoved: destination !== null, document });
  return thread;
}

/** Undefined if the thread to which the room should move has ended in the meantime. */
function findDestination(destination: RoomDestination | null): RoomThread | undefined {
  const { thread = null, load = 0 } = destination ?? {};
  if (thread === null || thread.isEnded) return undefined;
  thread.load += load;
  return thread;
}

function remove(pool: Pool, thread: RoomThread, room: string): void {
  thread.rooms.delete(room);
  thread.placed.delete(room);
  thread.busy.delete(room);
  thread.busyMs.delete(room);
  if (thread.rooms.size > 0) return;
  if (thread.isPrivate) thread.end('its room closed');
  else setTimeout(() => endIfEmpty(pool, thread), pool.times.emptyMs).unref();
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

function noteGame({ games }: RoomThread, document: string): void {
  games.delete(document);
  games.add(document);
  const [oldest] = games;
  if (games.size > KNOWN_GAMES_MAX && oldest !== undefined) games.delete(oldest);
}

/** Plays the first second of a game in a thread. The answer does not matter, but that it has come. */
async function playTrial(thread: RoomThread, room: string, document: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (reason: string): void => reject(new Error(reason));
  noteGame(thread, document);
  thread.rooms.set(room, { onReport: () => resolve(), fail, giveAway: () => undefined });
  thread.post({ kind: 'rehearse', room, document });
  await promise;
}

function takeThread(pool: Pool, plan: Omit<ThreadPlan, 'listener'>): RoomThread {
  const { engine, gameId, wasStuck = false } = plan;
  if (wasStuck && gameId !== null) rememberStuckGame(pool, gameId);
  const thread = canShare(pool, plan) ? takeShared(pool, plan) : takePrivate(pool, engine);
  thread.load += ROOM_LOAD_GUESS;
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
 * which players wait rather share a full one, and first of all a warm one: there they open in a third of the time. Those
 * go to one that has played their game, even if that is the spare.
 */
function takeShared(
  pool: Pool,
  { engine, document, isUrgent = false }: Omit<ThreadPlan, 'listener'>,
): RoomThread {
  const shared = [...pool.threads]
    .filter((thread) => !thread.isPrivate && thread.engine === engine.file && thread !== pool.spare)
    .toSorted((one, other) => one.load - other.load);
  const free = shared.filter(({ load, isWarm }) => load < FULL_LOAD && (isWarm || !isUrgent));
  const mayAdd = shared.length < pool.sharedMax;
  const knows = ({ games }: RoomThread): boolean => isUrgent && games.has(document);
  const isSpareBest = mayAdd && pool.spare?.isWarm === true && knows(pool.spare) && !free.some(knows);
  const best = isSpareBest ? undefined : (free.find(knows) ?? free[0]);
  if (best !== undefined) return best;
  const spare = mayAdd ? takeSpare(pool, engine, false) : undefined;
  return spare ?? (isUrgent || !mayAdd ? shared[0] : undefined) ?? start(pool, engine, false);
}

/** Measures what all threads use, and moves rooms away from threads that use too much or too little. */
async function divideLoad(pool: Pool): Promise<void> {
  await Promise.all([...pool.threads].map(measureThreadLoad));
  if (pool.isClosed) return;
  const now = performance.now();
  const isOpening = [...pool.threads].some(({ busy }) => busy.size > 0);
  const isQuiet = !pool.isPacking && !isOpening && now - pool.placedAt >= pool.times.quietMs;
  const shared = [...pool.threads].filter((thread) => !thread.isPrivate && thread !== pool.spare);
  for (const threads of Map.groupBy(shared, ({ engine }) => engine).values()) {
    const loads = threads.map((thread) => describeThreadLoad(thread, now, pool.times));
    const mayAdd = threads.length < pool.sharedMax;
    for (const move of chooseRoomMoves(loads, { mayAdd, isQuiet })) startMove(pool, move);
  }
}

function startMove(pool: Pool, { room, load, from, to }: RoomMove<RoomThread>): void {
  if (typeof to === 'object') return void movePacked(pool, { room, load, from, to });
  // A room that opens takes much time only once.
  if (from.busy.size === 0) from.rooms.get(room)?.giveAway(to === 'own' ? null : { thread: null, load });
}

/** The thread plays the game before the room leaves the other one, so that its players wait only for the last step. */
async function movePacked(
  pool: Pool,
  { room, load, from, to }: Omit<RoomMove<RoomThread>, 'to'> & { readonly to: RoomThread },
): Promise<void> {
  const trial = `trial ${room}`;
  pool.isPacking = true;
  try {
    await playTrial(to, trial, from.placed.get(room)!.document);
    from.rooms.get(room)?.giveAway({ thread: to, load });
  } catch {
    // The thread has ended, and its rooms come back elsewhere.
  } finally {
    remove(pool, to, trial);
    pool.isPacking = false;
  }
}

function takeSpare(pool: Pool, engine: EngineWorker, isPrivate: boolean): RoomThread | undefined {
  const { spare } = pool;
  clearTimeout(pool.refill);
  pool.refill = setTimeout(() => void addSpare(pool), REFILL_AFTER_MS).unref();
  if (spare?.engine !== engine.file) return undefined;
  pool.spare = undefined;
  spare.isPrivate = isPrivate;
  spare.used = spare.meanUsed = spare.load = 0;
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
