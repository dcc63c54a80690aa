import { chown, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterLocation } from './chooseClusterLocation.ts';
import { runProgram } from './runProgram.ts';

export const SUPERUSER = 'playloom';

/** Creates the data directory atomically: the next start deletes what a crash leaves incomplete. */
export async function createCluster(
  location: ClusterLocation,
  options: { password: string; durable: boolean },
): Promise<void> {
  if (await exists(path.join(location.cluster, 'PG_VERSION'))) return;
  const draft = `${location.cluster}.new`;
  const passwordFile = `${location.cluster}.password`;
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  try {
    if (location.user !== undefined) {
      for (const made of [draft, passwordFile]) await chown(made, location.user.uid, location.user.gid);
    }
    await runProgram(location.binaries.initdb, initdbArguments(draft, passwordFile, options.durable), {
      cwd: draft,
      user: location.user,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, location.cluster);
  await syncFolder(path.dirname(location.cluster));
}

function initdbArguments(cluster: string, passwordFile: string, durable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // Built into PostgreSQL: an upgrade of the system's C library cannot reorder, and so corrupt, an index.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Without it, a power cut could restore the old name, and the next start would delete the data. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Only a clear "not found" counts: data that is not accessible must never be treated as missing. */
async function exists(target: string): Promise<boolean> {
  try {
    await stat(target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
