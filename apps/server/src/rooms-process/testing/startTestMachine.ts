import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../process/projectRoot.ts';
import { findFreePort } from '../../process/findFreePort.ts';

/** Origin of the site that players come from. The rooms have other addresses. */
export const SITE = 'http://localhost:3000';

/** A machine of a fleet that only runs rooms. */
export interface TestMachine {
  readonly child: ChildProcess;
  readonly url: string;
  readonly dataDir: string;
  readonly output: () => string;
}

interface MachineOptions {
  readonly redisUrl: string;
  /** A folder for each machine is created in it. */
  readonly folder: string;
  readonly region: string;
}

/** Starts the real server in a process group of its own, with `ROLES=rooms`. */
export async function startTestMachine({ redisUrl, folder, region }: MachineOptions): Promise<TestMachine> {
  const port = await findFreePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, `${region}-${port}`);
  const env = {
    PATH: process.env['PATH'],
    ROLES: 'rooms',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: SITE,
    ROOMS_PUBLIC_URL: url,
    ROOMS_REGION: region,
    // As long as another machine may take for a room. A stop ends as soon as all rooms have moved.
    DRAIN_SECONDS: '15',
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'info',
  };
  const main = join(projectRoot, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env,
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const handleOutput = (text: string): void => {
      output.push(text);
      if (output.join('').includes('Playloom is ready')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', handleOutput);
    child.stderr.setEncoding('utf8').on('data', handleOutput);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.join('')}`)));
  });
  return { child, url, dataDir, output: () => output.join('') };
}

/** Sends a signal to all processes of a machine at once, as if it lost its power or its network. */
export function signalMachine({ child }: TestMachine, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, signal);
}
