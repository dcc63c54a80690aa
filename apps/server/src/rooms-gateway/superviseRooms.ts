import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
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
import { createRoomsStandby, type RoomsStandby } from './createRoomsStandby.ts';
import { forkRooms, type RoomsProgram } from './forkRooms.ts';

/** After a healthy process, the next one starts at once. One that ends again soon waits longer each time. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A join waits for a restart that is this close. After the first failure, it always is. */
const SHORT_PAUSE_MS = 1_000;
const HEALTHY_AFTER_MS = 10_000;
/** Shorter than a teardown step may take, so that the database is still available for the last writes. */
const STOP_LIMIT_MS = 8_000;
/** How long the last messages of a process that has ended may take to arrive. */
const CHANNEL_LIMIT_MS = 500;

export interface RoomsSupervisor {
  /** Starts the process if none is running. Undefined if it keeps ending and its next start is not soon. */
  reach(): Promise<RoomsCalls | undefined>;
  /** Returns the calls of the running process. Does not start one. */
  running(): RoomsCalls | undefined;
  /** Returns false when no process is running. */
  forwardUpgrade(request: ForwardedUpgrade, socket: Socket, done: () => void): boolean;
  /** Whether the process has ended and the next one is not ready yet. */
  readonly isRestarting: boolean;
  /** Whether the process has loaded everything that a room needs to open quickly. */
  readonly isWarm: boolean;
  /** The process id, for tests and the log. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

interface SuperviseOptions extends RoomsProgram {
  /** Read at each start, because a newer engine may have been installed. */
  settings: () => RoomsSettings;
  handlers: CallHandlers;
  log: Logger;
  /** Called when the process has ended, by itself or on request, and makes no more calls. */
  onDeath: () => void;
  /** Returns how long the next process waits at least after one has ended. */
  findPause?: () => Promise<number>;
  /** Called when the process has started and its rooms of before have come back. */
  onReady: () => void;
  /** How long a process runs before the next one is made ready. Null if it is started only when it is needed. */
  standbyAfterMs?: number | null | undefined;
}

interface Running {
  process: ChildProcess;
  calls: CallChannel;
  rooms: RoomsCalls;
  startedAt: number;
  /** Called for sockets that were not sent yet when the process has ended. */
  readonly handovers: Set<() => void>;
  ready: PromiseWithResolvers<boolean>;
  isReady: boolean;
  isWarm: boolean;
}

interface Retry {
  timer?: NodeJS.Timeout;
  readonly pauseMs: number;
  readonly done: PromiseWithResolvers<void>;
}

interface Supervision extends SuperviseOptions {
  readonly standby: RoomsStandby;
  running: Running | undefined;
  pauseMs: number;
  retry: Retry | undefined;
  isRestarting: boolean;
  isClosing: boolean;
}

/** Keeps a rooms process running as a child. It ends with this process and is restarted when it dies. */
export function superviseRooms(options: SuperviseOptions): RoomsSupervisor {
  const state: Supervision = {
    ...options,
    standby: createRoomsStandby({ ...options, afterMs: options.standbyAfterMs }),
    running: undefined,
    pauseMs: 0,
    retry: undefined,
    isRestarting: false,
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
      const { process: child, handovers } = state.running;
      handovers.add(done);
      // Kept open here until it is sent, because Node would never close it if the process died before confirming it.
      // The return value of `send` is ignored: it only says whether messages are queued.
      child.send(message, socket, { keepOpen: true }, () => {
        handovers.delete(done);
        done();
      });
      return true;
    },
    get isRestarting() {
      return state.isRestarting;
    },
    get isWarm() {
      return state.running?.isWarm === true;
    },
    get pid() {
      return state.running?.process.pid;
    },
    close: () => close(state),
  };
}

function start(state: Supervision): Running {
  const child = state.standby.take() ?? forkRooms(state);
  const send = (message: object): void => void (child.connected && child.send(message));
  const calls = createCallChannel(send, state.handlers);
  const running: Running = {
    process: child,
    calls,
    rooms: createRemoteProxy<RoomsCalls>(calls, ROOMS_CALL_NAMES),
    startedAt: performance.now(),
    handovers: new Set(),
    ready: Promise.withResolvers(),
    isReady: false,
    isWarm: false,
  };
  child.on('message', (message) => {
    if (calls.receive(message)) return;
    const { kind } = message as RoomsProcessSignal;
    if (kind === 'ready') onReady(state, running);
    else if (kind === 'warm') running.isWarm = true;
  });
  child.on('error', (error) => state.log.error({ err: error }, 'rooms process'));
  void waitForEnd(state, running);
  send({ kind: 'start', settings: state.settings() } satisfies RoomsProcessMessage);
  return running;
}

function onReady(state: Supervision, running: Running): void {
  running.isReady = true;
  running.ready.resolve(true);
  state.isRestarting = false;
  state.onReady();
  state.standby.prepare();
}

/**
 * Restarts the process when it has ended and everything it has sent is read. Not after `disconnect`, which Node does not
 * emit if a socket was on its way to the process.
 */
async function waitForEnd(state: Supervision, running: Running): Promise<void> {
  const { process: child } = running;
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      state.onDeath();
      resolve();
    });
  });
  const how = await new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(String(code ?? signal)));
  });
  running.isReady = false;
  running.ready.resolve(false);
  running.calls.fail('The rooms process has ended.');
  for (const done of running.handovers) done();
  if (state.running === running) state.running = undefined;
  if (state.isClosing) return;
  if (performance.now() - running.startedAt > HEALTHY_AFTER_MS) state.pauseMs = 0;
  const retry: Retry = { pauseMs: state.pauseMs, done: Promise.withResolvers() };
  state.retry = retry;
  state.isRestarting = true;
  state.pauseMs = Math.min(Math.max(FIRST_PAUSE_MS, state.pauseMs * 2), LONGEST_PAUSE_MS);
  await closed;
  const pauseMs = Math.max(retry.pauseMs, (await state.findPause?.()) ?? 0);
  if (state.isClosing) return;
  state.log.error({ how, pauseMs }, 'the rooms process ended and is restarted');
  retry.timer = setTimeout(() => startAgain(state, retry), pauseMs);
}

function startAgain(state: Supervision, { done }: Retry): void {
  state.retry = undefined;
  if (!state.isClosing) state.running ??= start(state);
  done.resolve();
}

async function close(state: Supervision): Promise<void> {
  state.isClosing = true;
  clearTimeout(state.retry?.timer);
  state.retry?.done.resolve();
  state.standby.close();
  const child = state.running?.process;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    // Only then `onDeath` is called, which needs Redis.
    child.once('close', () => resolve());
    child.once('exit', () => void setTimeout(resolve, CHANNEL_LIMIT_MS));
  });
  const limit = setTimeout(() => {
    state.log.warn({ limitMs: STOP_LIMIT_MS }, 'the rooms process did not end in time and is killed');
    child.kill('SIGKILL');
  }, STOP_LIMIT_MS);
  if (child.connected) child.send({ kind: 'stop' } satisfies RoomsProcessMessage);
  await ended;
  clearTimeout(limit);
}
