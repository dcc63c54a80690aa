import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseClusterLocation } from './chooseClusterLocation.ts';
import { SUPERUSER_NAME } from './createCluster.ts';
import type { LaunchLogger } from './LaunchLogger.ts';
import { findRunningPostmaster } from './postmasterFile.ts';
import { DATABASE_NAME } from './startEmbeddedPostgres.ts';

/** Returns the URL of the embedded database if a server is running on this DATA_DIR; otherwise undefined. */
export async function findRunningDatabaseUrl(
  dataDir: string,
  log: LaunchLogger,
): Promise<string | undefined> {
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8').catch(() => undefined);
  if (password === undefined) return undefined;
  const { cluster } = await chooseClusterLocation(dataDir, log);
  const postmaster = await findRunningPostmaster(cluster);
  if (!postmaster?.ready) return undefined;
  return `postgres://${SUPERUSER_NAME}:${password.trim()}@127.0.0.1:${postmaster.port}/${DATABASE_NAME}`;
}
