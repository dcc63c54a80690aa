import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readCommand, readImageEnvironment } from './readDockerfile.ts';

/** `nobody`, who exists on every Linux and owns nothing. In the image it is the user `node`. */
const NOBODY = 65_534;
const START_TIMEOUT_MS = 120_000;
const READY_LINE = /^Playloom is ready at /m;

export interface ImageFolders {
  /** Files of the image, as in /app. */
  app: string;
  /** Has the program `node`. */
  bin: string;
  /** For the DATA_DIR of every process. */
  data: string;
}

export interface ImageProcess {
  url: string;
  /** Runs a command in the same environment, as `docker exec` does. */
  run(command: string[]): { status: number | null; output: string };
  output(): string;
  /** Sends SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the command of the image with its environment and, if possible, its user. */
export async function startImage(
  { app, bin, data }: ImageFolders,
  name: string,
  settings: Record<string, string>,
): Promise<ImageProcess> {
  const port = await findPort();
  const dataDir = join(data, name);
  mkdirSync(dataDir, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const env = {
    ...readImageEnvironment(),
    ...settings,
    PATH: `${bin}:/usr/bin:/bin`,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const options = { cwd: app, env, ...user };
  const [program, ...args] = readCommand('CMD');
  const child = spawn(join(bin, program!), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  const output = (): string => chunks.join('');
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        chunks.push(chunk);
        if (READY_LINE.test(output())) resolve();
      });
  });
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS);
  await Promise.race([ready, ended, once(timeout, 'abort')]);
  if (!READY_LINE.test(output())) {
    child.kill('SIGKILL');
    throw new Error(`${name} did not start:\n${output()}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    run([command, ...rest]) {
      const { status, stdout, stderr } = spawnSync(join(bin, command!), rest, {
        ...options,
        encoding: 'utf8',
      });
      return { status, output: `${stdout}${stderr}` };
    },
    output,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
