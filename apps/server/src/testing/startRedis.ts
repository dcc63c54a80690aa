import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTempFolder } from './createTempFolder.ts';
import { pollUntil } from './pollUntil.ts';
import { findFreePort } from '../process/findFreePort.ts';

export interface TestRedis {
  url: string;
  readonly pid: number;
  /** Makes Redis silent: connections stay open, but nothing is answered. `resume` ends it. */
  pause(): void;
  resume(): void;
  /** Ends Redis without a goodbye. With `withData`, the next `restart` has its data again. */
  kill(options: { withData: boolean }): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a Redis server for one test. It stores its data only if it is killed so. `onEnd` is called if it ends by itself,
 * with its exit code or the signal that ended it.
 */
export async function startRedis(
  onEnd: (how: number | NodeJS.Signals) => void = () => undefined,
): Promise<TestRedis> {
  // Without Redis the test fails instead of being skipped. `npm test` installs Redis or says how to.
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Error('Install redis-server (on Debian: sudo apt-get install redis-server).');
  const folder = await createTempFolder('redis');
  const port = await findFreePort('127.0.0.1');
  const runAgain = async (): Promise<ChildProcess> => {
    const started = await run(port, folder.path);
    return started.once('exit', (code, signal) => {
      if (!state.isEnding) onEnd(code ?? signal!);
    });
  };
  const state = { isEnding: false };
  let child = await runAgain();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    state.isEnding = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    state.isEnding = false;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return child.pid!;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill({ withData }) {
      if (withData) await send(port, 'SAVE');
      else await rm(join(folder.path, 'dump.rdb'), { force: true });
      await end('SIGKILL');
    },
    async restart() {
      child = await runAgain();
    },
    async stop() {
      // Someone may have killed it by hand, in a fleet.
      if (child.exitCode !== null || child.signalCode !== null) return folder.remove();
      // Wait until all clients have disconnected. Otherwise their connections would break and report errors.
      await pollUntil(
        async () => (await countConnections(port)) <= 1,
        () => 'a client is still connected to Redis',
      );
      await end('SIGTERM');
      return folder.remove();
    },
  };
}

async function run(port: number, folder: string): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  // A group of its own, so that Ctrl-C in a terminal does not end it before those who use it.
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return child;
}

async function send(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${command}\r\nQUIT\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

async function countConnections(port: number): Promise<number> {
  return Number(/connected_clients:(\d+)/.exec(await send(port, 'INFO clients'))?.[1]);
}
