import { chown, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterLocation } from './chooseClusterLocation.ts';
import { runProgram } from './runProgram.ts';

export const SUPERUSER_NAME = 'playloom';

/** Creates the data directory atomically. If a crash leaves it incomplete, the next start deletes it. */
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
    `--username=${SUPERUSER_NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // A locale built into PostgreSQL: an upgrade of the system's C library could change the sort order and corrupt
    // indexes.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/**
 * Flushes a rename to disk. Otherwise a power failure could restore the old name, and the next start would delete
 * the data.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Throws any error other than "not found": data that is not accessible must never be treated as missing. */
async function exists(target: string): Promise<boolean> {
  try {
    await stat(target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
