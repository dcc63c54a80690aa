import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import { createDatabase } from './createDatabase.ts';
import { waitUntil } from './waitUntil.ts';

export interface ServerProcessOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Gives the server a process group of its own, so that a test can kill the whole tree. */
  detached?: boolean;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it and waits; the exit code, or the name of the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

const MAIN = join(projectRoot, 'apps/server/src/main.ts');
const START_TIMEOUT_MS = 60_000;
// Nothing of the developer's own configuration may reach the server under test.
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ', 'SystemRoot'];

/**
 * Starts the real server as a process of its own and waits until it is ready. It brings its embedded
 * database, or gets a fresh one on the server that `TEST_DATABASE_URL` names.
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const given = process.env['TEST_DATABASE_URL'];
  const database = given && !options.env?.['DATABASE_URL'] ? await createDatabase(given) : undefined;
  const port = await findFreePort();
  const child = spawnServer(options, {
    PORT: String(port),
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const url = `http://localhost:${port}`;
  await waitUntil(
    async () => child.hasEnded() || (await isReady(port)),
    () => `the server did not get ready:\n${child.output()}`,
    START_TIMEOUT_MS,
  );
  if (child.hasEnded()) throw new Error(`The server ended with ${await child.ended}:\n${child.output()}`);
  return {
    url,
    pid: child.pid,
    output: child.output,
    async stop(signal = 'SIGTERM') {
      if (!child.hasEnded())
        process.kill(options.detached && signal === 'SIGKILL' ? -child.pid : child.pid, signal);
      const end = await child.ended;
      await database?.drop();
      return end;
    },
  };
}

function spawnServer(
  { dataDir, env, detached = false }: ServerProcessOptions,
  preset: Record<string, string>,
) {
  const inherited = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    cwd: projectRoot,
    detached,
    env: { ...inherited, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...preset, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
