import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes } from '../../process/exitCodes.ts';
import { StartFailure } from '../../process/StartFailure.ts';
import type { LaunchLogger } from './LaunchLogger.ts';

/**
 * Folder for PostgreSQL's files if Playloom runs as root, because PostgreSQL runs as another user who must reach
 * them.
 */
export const REACHABLE_ROOT = '/var/lib/playloom';

/** Creates a folder for the database outside DATA_DIR. A file in each of the two folders names the other. */
export async function placeExternalCluster(dataDir: string, log: LaunchLogger): Promise<string> {
  const folder = path.join(REACHABLE_ROOT, randomBytes(8).toString('hex'));
  await makeReachableFolder(folder);
  await writeFile(path.join(folder, 'data-dir'), dataDir);
  await writeFile(getPointerPath(dataDir), folder);
  const cluster = path.join(folder, 'postgres');
  log.warn(
    `Playloom was started as root, and the PostgreSQL user cannot access ${dataDir}. The database is in ${cluster} instead.`,
  );
  return cluster;
}

/**
 * Returns the database folder outside DATA_DIR; undefined if the database is in DATA_DIR. DATA_DIR may be moved,
 * but a copy of it must not use the same database.
 */
export async function readExternalCluster(dataDir: string): Promise<string | undefined> {
  const folder = await readNote(getPointerPath(dataDir));
  if (folder === undefined) return undefined;
  const noted = await readNote(path.join(folder, 'data-dir'));
  if (noted !== dataDir) {
    if (noted !== undefined && (await readNote(getPointerPath(noted))) === folder) {
      throw new StartFailure(
        `DATA_DIR ${dataDir} is a copy of ${noted}, and both use the database in ${folder}. Delete ${getPointerPath(dataDir)} to start with an empty one.`,
        exitCodes.dataDirUnusable,
      );
    }
    await makeReachableFolder(folder);
    await writeFile(path.join(folder, 'data-dir'), dataDir);
  }
  return path.join(folder, 'postgres');
}

export async function makeReachableFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Set explicitly, because a strict umask would deny access to PostgreSQL's user.
  for (const step of [REACHABLE_ROOT, folder]) await chmod(step, 0o755);
}

function getPointerPath(dataDir: string): string {
  return path.join(dataDir, 'postgres-location');
}

async function readNote(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
