import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  type ForwardedUpgrade,
  ROOMS_CALL_NAMES,
  type RoomsCalls,
  type RoomsProcessMessage,
  type RoomsProcessSignal,
  type RoomsSettings,
} from '@playloom/room-contract';
import {
  createRemoteProxy,
  createCallChannel,
  type CallHandlers,
  type CallChannel,
} from './channel/createCallChannel.ts';

const ROOMS_MAIN = join(import.meta.dirname, '../rooms-process/main.ts');
/**
 * Rooms create little long-lived garbage, so a larger young generation only costs memory in every worker. By default
 * V8 pretenures objects that live for one tick: a third of a megabyte per tick in a large room, which only a full
 * collection frees.
 */
const EXEC_ARGS = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring'];
/** Opening a room in another process of the fleet takes longer than the default timeout of Colyseus. */
const COLYSEUS_SETTINGS = { COLYSEUS_PRESENCE_SHORT_TIMEOUT: '6000' };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A join waits for a restart that is this close. After the first failure, it always is. */
const SHORT_PAUSE_MS = 1_000;
/** A process that ran this long was healthy, so it is restarted without a delay. */
const HEALTHY_AFTER_MS = 30_000;
/** Shorter than a teardown step may take, so that the database is still available for the last writes. */
const STOP_LIMIT_MS = 8_000;

export interface RoomsSupervisor {
  /** Starts the process if none is running. Undefined if it keeps ending and its next start is not soon. */
  reach(): Promise<RoomsCalls | undefined>;
  /** Returns the calls of the running process. Does not start one. */
  running(): RoomsCalls | undefined;
  /** Returns false when no process is running. */
  forwardUpgrade(request: ForwardedUpgrade, socket: Socket, done: () => void): boolean;
  /** Whether the process has ended and waits for its next start. */
  readonly isPausing: boolean;
  /** The process id, for tests and the log. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

interface SuperviseOptions {
  /** Read at each start, because a newer engine may have been installed. */
  settings: () => RoomsSettings;
  handlers: CallHandlers;
  log: Logger;
  /** Called when the process has ended, by itself or on request, and makes no more calls. */
  onDeath: () => void;
  /** Called when the process has started and its rooms of before have come back. */
  onReady: () => void;
  program?: string | undefined;
  /** Receives the output of the process. If missing, the process writes to the same output as this one. */
  onOutput?: ((text: string) => void) | undefined;
}

interface Running {
  process: ChildProcess;
  calls: CallChannel;
  rooms: RoomsCalls;
  startedAt: number;
  ready: PromiseWithResolvers<boolean>;
  isReady: boolean;
}

interface Retry {
  timer: NodeJS.Timeout;
  pauseMs: number;
  done: PromiseWithResolvers<void>;
}

interface Supervision extends SuperviseOptions {
  running: Running | undefined;
  pauseMs: number;
  retry: Retry | undefined;
  isClosing: boolean;
}

/** Keeps a rooms process running as a child. It ends with this process and is restarted when it dies. */
export function superviseRooms(options: SuperviseOptions): RoomsSupervisor {
  const state: Supervision = {
    ...options,
    running: undefined,
    pauseMs: FIRST_PAUSE_MS,
    retry: undefined,
    isClosing: false,
  };
  return {
    async reach() {
      if (state.retry !== undefined && state.retry.pauseMs <= SHORT_PAUSE_MS) await state.retry.done.promise;
      if (state.isClosing || state.retry !== undefined) return undefined;
      state.running ??= start(state);
      const { ready, rooms } = state.running;
      return (await ready.promise) ? rooms : undefined;
    },
    running: () => (state.running?.isReady ? state.running.rooms : undefined),
    forwardUpgrade(request, socket, done) {
      if (!state.running?.isReady || state.isClosing) return false;
      const message: RoomsProcessMessage = { kind: 'socket', request };
      // The return value of `send` is ignored: it only says whether messages are queued.
      state.running.process.send(message, socket, { keepOpen: false }, done);
      return true;
    },
    get isPausing() {
      return state.retry !== undefined;
    },
    get pid() {
      return state.running?.process.pid;
    },
    close: () => close(state),
  };
}

function start(state: Supervision): Running {
  const child = fork(state.program ?? ROOMS_MAIN, [], {
    // Secrets, the database address and operator settings are not passed on.
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production', ...COLYSEUS_SETTINGS },
    execArgv: EXEC_ARGS,
    serialization: 'advanced',
    stdio: state.onOutput ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => state.onOutput?.(text));
  }
  const send = (message: object): void => void (child.connected && child.send(message));
  const calls = createCallChannel(send, state.handlers);
  const running: Running = {
    process: child,
    calls,
    rooms: createRemoteProxy<RoomsCalls>(calls, ROOMS_CALL_NAMES),
    startedAt: performance.now(),
    ready: Promise.withResolvers(),
    isReady: false,
  };
  child.on('message', (message) => {
    if (calls.receive(message) || (message as RoomsProcessSignal).kind !== 'ready') return;
    running.isReady = true;
    running.ready.resolve(true);
    state.onReady();
  });
  child.on('error', (error) => state.log.error({ err: error }, 'rooms process'));
  child.on('exit', (code, signal) => onExit(state, running, String(code ?? signal)));
  // After the disconnect, all remaining messages of the process have been read.
  child.on('disconnect', () => state.onDeath());
  send({ kind: 'start', settings: state.settings() } satisfies RoomsProcessMessage);
  return running;
}

function onExit(state: Supervision, running: Running, how: string): void {
  running.isReady = false;
  running.ready.resolve(false);
  running.calls.fail('The rooms process has ended.');
  if (state.running === running) state.running = undefined;
  if (state.isClosing) return;
  if (performance.now() - running.startedAt > HEALTHY_AFTER_MS) state.pauseMs = FIRST_PAUSE_MS;
  state.log.error({ how, pauseMs: state.pauseMs }, 'the rooms process ended and is restarted');
  const done = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    state.retry = undefined;
    state.running ??= start(state);
    done.resolve();
  }, state.pauseMs);
  state.retry = { timer, pauseMs: state.pauseMs, done };
  state.pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS);
}

async function close(state: Supervision): Promise<void> {
  state.isClosing = true;
  clearTimeout(state.retry?.timer);
  state.retry?.done.resolve();
  const child = state.running?.process;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const limit = setTimeout(() => {
    state.log.warn('the rooms process did not end in time and is killed');
    child.kill('SIGKILL');
  }, STOP_LIMIT_MS);
  if (child.connected) child.send({ kind: 'stop' } satisfies RoomsProcessMessage);
  await ended;
  clearTimeout(limit);
}
