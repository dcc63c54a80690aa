import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePlace } from '../storage/embedded/choosePlace.ts';
import { SUPERUSER } from '../storage/embedded/createCluster.ts';
import { readPostmaster } from '../storage/embedded/postmasterFile.ts';
import type { ServerHome } from './createServerHome.ts';

const SILENT = { info() {}, warn() {} };

/** The database of a started server: the one it was given, or the embedded one it brought. */
export async function readDatabaseUrl({ dataDir, env }: ServerHome): Promise<string> {
  const given = env['DATABASE_URL'];
  if (given) return given;
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  const { cluster } = await choosePlace(dataDir, SILENT);
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${cluster}.`);
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${postmaster.port}/playloom`;
}
