import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isProcessRunning } from '../../process/processIdentity.ts';

/** The content of the file `postmaster.pid`, which PostgreSQL writes into its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(fileIn(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid < 2) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Finds the server that runs on this data directory, even if another process started it. */
export async function findRunningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === undefined || !(await isProcessRunning(postmaster.pid))) return undefined;
  if (!(await isOtherProgram(postmaster.pid, cluster))) return postmaster;
  // Another program now has this pid. PostgreSQL would mistake it for itself and refuse to start.
  await rm(fileIn(cluster), { force: true });
  return undefined;
}

async function isOtherProgram(pid: number, cluster: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (commandLine === '') return false;
  const [program = '', ...rest] = commandLine.split('\0');
  return path.basename(program) !== 'postgres' || rest[rest.indexOf('-D') + 1] !== cluster;
}

function fileIn(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
