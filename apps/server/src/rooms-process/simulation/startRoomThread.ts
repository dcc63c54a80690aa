import { Worker } from 'node:worker_threads';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import type { EngineWorker } from './EngineWorker.ts';
import { formatEngineFailure, THREAD_OUT_OF_MEMORY } from './startFailure.ts';
import { noteProgress, type ThreadWatchState } from './ThreadWatchState.ts';
import type { WorkerStartData } from './WorkerStartData.ts';

/** Receives what a thread reports about one of its rooms. */
export interface ThreadRoomListener {
  onReport(report: RoomReport): void;
  /**
   * The thread has ended, and everything since the room's last keyframe is lost. `isSuspect`: this room, or nobody
   * knows which one, was running.
   */
  fail(reason: string, isSuspect: boolean): void;
  /** The room continues in another thread: in a shared one, or in one of its own if `to` is null. */
  giveAway(to: RoomDestination | null): void;
}

/** Where a room continues that shares a thread. */
export interface RoomDestination {
  /** Null for any shared thread. */
  readonly thread: RoomThread | null;
  /** The share of a core that the room needs. */
  readonly load: number;
}

interface PlacedRoom {
  readonly at: number;
  /** The share of a core that the room is expected to need. */
  readonly load: number;
  readonly hasMoved: boolean;
  readonly document: string;
}

/** A worker thread that runs rooms of one engine version. */
export interface RoomThread {
  /** File of the engine. Two builds of the same version never share a thread. */
  readonly engine: string;
  /** The thread has only one room and ends with it. */
  isPrivate: boolean;
  /** It has played the games that are played now, so that their rooms open quickly. */
  isWarm: boolean;
  /** Documents of the games that it has played, the last one at the end. It opens another room of them quickly. */
  readonly games: Set<string>;
  readonly rooms: Map<string, ThreadRoomListener>;
  /** The same rooms, without games that are only tried. */
  readonly placed: Map<string, PlacedRoom>;
  /** Rooms that are being opened or are writing their recording, which may take longer than a tick. */
  readonly busy: Set<string>;
  /** Counts the turns of the thread's event loop. */
  readonly beat: Int32Array;
  readonly watch: ThreadWatchState;
  /** Share of a core that it used when it was measured last, and the mean of the last times. */
  used: number;
  meanUsed: number;
  /** The mean, but at least what its rooms are expected to need. */
  load: number;
  /** CPU time, and the time of the clock, when the load was measured last. */
  measured: { readonly at: number; readonly cpu: number } | null;
  /** How long the code of each room ran in the last second, in milliseconds. */
  readonly busyMs: Map<string, number>;
  /** Returns the room whose code runs, or ran last. Empty if the thread doesn't show it. */
  readCurrent(): string;
  /** CPU time of the thread in milliseconds. */
  readCpu(): Promise<number>;
  isEnded: boolean;
  post(command: RoomCommand, transfer?: ArrayBuffer[]): void;
  end(reason: string): void;
}

interface ThreadOptions {
  readonly engine: EngineWorker;
  readonly isPrivate: boolean;
  readonly onEnd: (thread: RoomThread, reason: string) => void;
}

/** Commands that may take longer than a tick. The thread counts as busy until it has answered. */
const LONG_COMMANDS: ReadonlySet<RoomCommand['kind']> = new Set(['open', 'rehearse', 'tape']);
const LONG_ANSWERS: ReadonlySet<RoomReport['kind']> = new Set(['opened', 'rehearsed', 'tape']);

const ROOM_ID_BYTES = 64;
/** Memory limit of one thread. A thread that needs more is ended. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

export function startRoomThread({ engine, isPrivate, onEnd }: ThreadOptions): RoomThread {
  const beat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const current = new Uint8Array(new SharedArrayBuffer(ROOM_ID_BYTES));
  const worker = new Worker(engine.file, {
    workerData: { beat, current, wasmFile: engine.wasmFile } satisfies WorkerStartData,
    env: pickCompileCache(process.env),
    resourceLimits: THREAD_MEMORY,
  });
  const thread: RoomThread = {
    engine: engine.file,
    isPrivate,
    isWarm: false,
    games: new Set(),
    rooms: new Map(),
    placed: new Map(),
    busy: new Set(),
    beat,
    watch: { lastBeat: 0, silentTurns: 0, cpuAtBeat: null, cpu: 0, isAsking: false },
    used: 0,
    meanUsed: 0,
    load: 0,
    measured: null,
    busyMs: new Map(),
    readCurrent: () => Buffer.from(current.slice(0, current.indexOf(0))).toString(),
    async readCpu() {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    isEnded: false,
    post(command, transfer) {
      const isLong = LONG_COMMANDS.has(command.kind);
      // A closed room never answers, so the thread would be busy forever.
      if (isLong && thread.rooms.has(command.room)) thread.busy.add(command.room);
      worker.postMessage(command, transfer);
    },
    end(reason) {
      if (thread.isEnded) return;
      thread.isEnded = true;
      void worker.terminate();
      onEnd(thread, reason);
    },
  };
  worker.on('message', (report: RoomReport) => {
    // A report may still arrive after the thread was ended and its rooms were moved.
    if (thread.isEnded) return;
    if (LONG_ANSWERS.has(report.kind)) {
      thread.busy.delete(report.room);
      noteProgress(thread.watch);
    }
    if (report.kind === 'heartbeat') thread.busyMs.set(report.room, report.busyMs ?? 0);
    thread.rooms.get(report.room)?.onReport(report);
  });
  worker.on('error', (error) => thread.end(nameError(error)));
  worker.on('exit', () => thread.end(formatEngineFailure('the thread ended')));
  return thread;
}

/** Compiling the engine takes half of the time until a thread can open rooms. */
function pickCompileCache({ NODE_COMPILE_CACHE }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/**
 * Names the reason why a thread failed. An error in a game ends only its room, so an error that ends a thread is
 * ours, unless the game used up the memory.
 */
function nameError(error: unknown): string {
  if (!(error instanceof Error)) return formatEngineFailure(String(error));
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? THREAD_OUT_OF_MEMORY : formatEngineFailure(error.message);
}
