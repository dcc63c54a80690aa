import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import type { ServerHome } from './createServerHome.ts';

interface CommandEnd {
  code: number;
  output: string;
}

/** Runs a command of `apps/server/src/commands` as its own process, with the DATA_DIR and database of a server. */
export async function runServerCommand(
  { env }: ServerHome,
  name: string,
  args: string[] = [],
): Promise<CommandEnd> {
  const file = join(projectRoot, 'apps/server/src/commands', `${name}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: chunks.join('') };
}
