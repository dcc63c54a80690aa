import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import type { ServerHome } from './createServerHome.ts';
import { pollUntil } from './pollUntil.ts';

interface ServerProcessOptions {
  env?: Record<string, string>;
  /** Gives the server its own process group, so that `stop('SIGKILL')` ends the whole group. */
  detached?: boolean;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** All output so far. */
  output(): string;
  /** Stops the process and waits until it has ended. Returns its exit code, or the name of the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

const MAIN = join(projectRoot, 'apps/server/src/main.ts');
/** The compile cache of `npm start`. Without it, compiling would take a quarter of the start time. */
const COMPILED = join(projectRoot, 'node_modules/.cache/compiled');
const READY_LINE = /^Playloom is ready at (\S+)/m;
const START_TIMEOUT_MS = 150_000;
// Only these variables are passed on, so that the developer's own configuration doesn't reach the server under test.
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ', 'SystemRoot'];

/** Starts the real server as its own process on a free port, and waits until it is ready. */
export async function startServerProcess(
  home: ServerHome,
  options: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const child = spawnServer(home, options);
  const url = await pollUntil(
    () => child.hasEnded() || child.output().match(READY_LINE)?.[1],
    () => `the server did not become ready:\n${child.output()}`,
    START_TIMEOUT_MS,
  );
  if (url === true) throw new Error(`The server ended with ${await child.ended}:\n${child.output()}`);
  return {
    url,
    pid: child.pid,
    output: child.output,
    async stop(signal = 'SIGTERM') {
      const target = options.detached && signal === 'SIGKILL' ? -child.pid : child.pid;
      if (!child.hasEnded()) process.kill(target, signal);
      return child.ended;
    },
  };
}

function spawnServer(home: ServerHome, { env = {}, detached = false }: ServerProcessOptions) {
  const inherited = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    cwd: projectRoot,
    detached,
    env: {
      ...inherited,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...home.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const stopWithUs = (): void => void child.kill();
  process.once('exit', stopWithUs);
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', stopWithUs);
    return (code ?? signal) as number | string;
  });
  return {
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
  };
}
