import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../apps/server/src/process/projectRoot.ts';
import { listDescendants } from '../../../apps/server/src/testing/listDescendants.ts';
import { describeEnd } from './describeEnd.ts';

const MAIN = join(projectRoot, 'apps/server/src/main.ts');
/** The compile cache of `npm start`. */
const COMPILED = join(projectRoot, 'node_modules/.cache/compiled');
const READY_LINE = 'Playloom is ready at';
/** What a server logs when the process that runs its rooms has ended. */
const ROOMS_ENDED = 'the rooms process ended and is restarted';
const RESTART_PAUSE_MS = 200;
const START_LIMIT_MS = 120_000;
/** How much of its log is shown if a server does not start. */
const LOG_LINES_SHOWN = 8;
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ'];

/** A server of the fleet. It is started again whenever it ends, as systemd or Kubernetes would do. */
export interface SupervisedServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Resolves when the server is ready. */
  ready(): Promise<void>;
  /** Ends it and its children without a warning, as if the machine lost its power. */
  kill(): void;
  /** Ends only the processes that it has started itself, such as the one that runs rooms. */
  killChildren(): void;
  /** Call it when a server that was killed is ready again. */
  restorePriority(): void;
  pause(): void;
  resume(): void;
  /** Stops it politely and starts it again. Resolves when the new one is ready. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerPlan {
  readonly name: string;
  readonly url: string;
  readonly env: Record<string, string>;
  readonly logFile: string;
  /** Whether a server that starts again leaves the processor to the others, for runs that measure how long players wait. */
  readonly isMeasured: boolean;
  /** Prints that the server has ended and why, and when it is ready again. */
  print(line: string): void;
  /** Called for each line of the server's log. */
  onLogLine?(line: Record<string, unknown>): void;
}

interface State {
  readonly plan: ServerPlan;
  child: ChildProcess;
  isReady: PromiseWithResolvers<void>;
  ended: Promise<unknown>;
  isStopping: boolean;
  /** Whether this is not the first process. */
  hasRun: boolean;
  lastLine: string;
  /** What was printed last, because a server that can't start ends again and again. */
  lastNotice: string;
}

export function superviseServer(plan: ServerPlan): SupervisedServer {
  const state = { plan, isStopping: false, hasRun: false, lastLine: '', lastNotice: '' } as State;
  run(state);
  return {
    name: plan.name,
    url: plan.url,
    get pid() {
      return state.child.pid!;
    },
    ready: () => waitUntilReady(state),
    kill: () => signal(state, 'SIGKILL'),
    killChildren() {
      if (plan.isMeasured) lowerPriority(state.child);
      for (const pid of listDescendants(state.child.pid!)) process.kill(pid, 'SIGKILL');
    },
    restorePriority() {
      if (plan.isMeasured) restorePriority(state.child);
    },
    pause: () => signal(state, 'SIGSTOP'),
    resume: () => signal(state, 'SIGCONT'),
    async replace() {
      const { ended } = state;
      state.child.kill('SIGTERM');
      await ended;
      await waitUntilReady(state);
    },
    async stop() {
      state.isStopping = true;
      signal(state, 'SIGCONT');
      state.child.kill('SIGTERM');
      await state.ended;
    },
  };
}

function run(state: State): void {
  const { plan } = state;
  const inherited = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const child = spawn(process.execPath, [MAIN], {
    cwd: projectRoot,
    // A group of its own, so that the whole machine can be killed or paused.
    detached: true,
    env: { ...Object.fromEntries(inherited), NODE_COMPILE_CACHE: COMPILED, ...plan.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  state.child = child;
  state.isReady = Promise.withResolvers();
  if (state.hasRun && plan.isMeasured) lowerPriority(child);
  state.hasRun = true;
  const killWithUs = (): void => signal(state, 'SIGKILL');
  process.once('exit', killWithUs);
  readLines(child, (line) => handleLine(state, line));
  state.ended = once(child, 'close').then(async ([code, ending]: (number | string | null)[]) => {
    process.off('exit', killWithUs);
    if (state.isStopping) return;
    const { isReady } = state;
    printOnce(state, `${plan.name} ${describeEnd(code ?? ending!, state.lastLine)}. It is started again.`);
    await pause(RESTART_PAUSE_MS);
    if (state.isStopping) return;
    run(state);
    // Those who waited for the process that has ended wait for the next one.
    void state.isReady.promise.then(isReady.resolve);
  });
}

function printOnce(state: State, notice: string): void {
  if (notice !== state.lastNotice) state.plan.print(notice);
  state.lastNotice = notice;
}

/** The lowest is 19, and room threads have 3 more than others. */
const RESTART_PRIORITY = 14;

/**
 * Until it is ready, a server that starts again gets only the time that the others leave, because it would have its own
 * machine. Only root can undo that.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined || process.getuid?.() !== 0) return;
  setPriority(pid, RESTART_PRIORITY);
  setGroupPriority(pid, RESTART_PRIORITY);
}

function restorePriority({ pid }: ChildProcess): void {
  if (pid === undefined || process.getuid?.() !== 0) return;
  for (const one of [pid, ...listDescendants(pid)].flatMap(listThreads)) restoreThread(one);
  setGroupPriority(pid, constants.priority.PRIORITY_NORMAL);
}

/**
 * Where Linux gives each session the same share of time, priorities count only among the processes of one session, and
 * each server has its own.
 */
function setGroupPriority(pid: number, priority: number): void {
  const file = `/proc/${pid}/autogroup`;
  if (existsSync(file)) writeFileSync(file, String(priority));
}

/** Threads that run rooms have a lower priority than others, which they keep. */
function restoreThread(thread: number): void {
  try {
    setPriority(thread, Math.max(constants.priority.PRIORITY_NORMAL, getPriority(thread) - RESTART_PRIORITY));
  } catch {
    // It has ended in the meantime.
  }
}

/** Each thread has its own priority, which it inherits from the one that starts it. Linux only. */
function listThreads(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  return existsSync(folder) ? readdirSync(folder).map(Number) : [];
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout!, child.stderr!]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) onLine(line);
    });
  }
}

function handleLine(state: State, line: string): void {
  const { plan, isReady, child } = state;
  appendFileSync(plan.logFile, `${line}\n`);
  state.lastLine = line;
  if (line.includes(READY_LINE)) {
    isReady.resolve();
    if (state.lastNotice !== '') plan.print(`${plan.name} is ready again, as process ${child.pid}.`);
    state.lastNotice = '';
  }
  if (!line.startsWith('{')) return;
  const read = JSON.parse(line) as Record<string, unknown>;
  if (read['msg'] === ROOMS_ENDED)
    plan.print(`The rooms process of ${plan.name} ended (${String(read['how'])}). It is started again.`);
  plan.onLogLine?.(read);
}

async function waitUntilReady(state: State): Promise<void> {
  const limit = new AbortController();
  const late = pause(START_LIMIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`${state.plan.name} did not become ready.\n${readLogEnd(state.plan.logFile)}`);
  });
  await Promise.race([state.isReady.promise, late]).finally(() => limit.abort());
  late.catch(() => undefined);
}

/** The log itself may be deleted with the fleet. */
function readLogEnd(file: string): string {
  return existsSync(file)
    ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN).join('\n')
    : '';
}

function signal({ child }: State, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    // It has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
