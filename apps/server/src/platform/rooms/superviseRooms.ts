import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  createRemoteProxy,
  createCallChannel,
  type CallHandlers,
  type CallChannel,
} from './channel/createCallChannel.ts';
import type {
  RoomsProcessMessage,
  ForwardedUpgrade,
  RoomsProcessSignal,
  RoomsSettings,
} from './channel/RoomsProcessMessage.ts';
import { ROOMS_CALL_NAMES, type RoomsCalls } from './channel/RoomsCalls.ts';

const ROOMS_MAIN = join(import.meta.dirname, '../../rooms/main.ts');
/**
 * Rooms make little garbage that lives: a larger young generation only costs memory in every worker. Left to itself,
 * V8 takes what lives for one tick for long-lived and puts it among the old: a third of a megabyte a tick in a large
 * room, which only a full collection finds.
 */
const EXEC_ARGS = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring'];
/** Opening a room in another process of the fleet takes longer than Colyseus would wait. */
const COLYSEUS_SETTINGS = { COLYSEUS_PRESENCE_SHORT_TIMEOUT: '6000' };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** One that lived this long was healthy: the next restart need not wait. */
const HEALTHY_AFTER_MS = 30_000;
/** Shorter than a step of the teardown may take, so that the database is still there for the last writes. */
const STOP_LIMIT_MS = 8_000;

export interface RoomsSupervisor {
  /** Starts the process when none runs yet. Undefined while it is down and a pause must pass before the next try. */
  reach(): Promise<RoomsCalls | undefined>;
  /** The calls of the process that runs now, without starting one. */
  running(): RoomsCalls | undefined;
  /** False when nobody is there to take it. */
  forwardUpgrade(request: ForwardedUpgrade, socket: Socket, done: () => void): boolean;
  /** For tests and for the log. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

interface SuperviseOptions {
  /** Read at each start: another engine may have been installed since. */
  settings: () => RoomsSettings;
  handlers: CallHandlers;
  log: Logger;
  /** A process has ended, by itself or because it was told to; it asks for nothing any more. */
  onDeath: () => void;
  program?: string | undefined;
  /** Gets what the process prints; without it, it prints where we do. */
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

interface Supervision extends SuperviseOptions {
  running: Running | undefined;
  pauseMs: number;
  retry: NodeJS.Timeout | undefined;
  isClosing: boolean;
}

/** Keeps a rooms process alive below this one: it ends with us, and comes back when it dies alone. */
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
      if (state.isClosing || state.retry !== undefined) return undefined;
      state.running ??= start(state);
      const { ready, rooms } = state.running;
      return (await ready.promise) ? rooms : undefined;
    },
    running: () => (state.running?.isReady ? state.running.rooms : undefined),
    forwardUpgrade(request, socket, done) {
      if (!state.running?.isReady || state.isClosing) return false;
      const message: RoomsProcessMessage = { kind: 'socket', request };
      // The answer only tells that others wait to be handed over too.
      state.running.process.send(message, socket, { keepOpen: false }, done);
      return true;
    },
    get pid() {
      return state.running?.process.pid;
    },
    close: () => close(state),
  };
}

function start(state: Supervision): Running {
  const child = fork(state.program ?? ROOMS_MAIN, [], {
    // Nothing of ours: no address of a database, no secret, no setting of the operator.
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
  });
  child.on('error', (error) => state.log.error({ err: error }, 'rooms process'));
  child.on('exit', (code, signal) => onExit(state, running, String(code ?? signal)));
  // Only now everything that it still said has been read.
  child.on('disconnect', () => state.onDeath());
  send({ kind: 'start', settings: state.settings() } satisfies RoomsProcessMessage);
  return running;
}

function onExit(state: Supervision, running: Running, how: string): void {
  running.isReady = false;
  running.ready.resolve(false);
  running.calls.fail('The rooms process has ended');
  if (state.running === running) state.running = undefined;
  if (state.isClosing) return;
  if (performance.now() - running.startedAt > HEALTHY_AFTER_MS) state.pauseMs = FIRST_PAUSE_MS;
  state.log.error({ how, pauseMs: state.pauseMs }, 'the rooms process ended and is started again');
  state.retry = setTimeout(() => {
    state.retry = undefined;
    state.running ??= start(state);
  }, state.pauseMs);
  state.pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS);
}

async function close(state: Supervision): Promise<void> {
  state.isClosing = true;
  clearTimeout(state.retry);
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
