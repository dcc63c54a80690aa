import { findRunningUrl } from '../storage/embedded/findRunningUrl.ts';
import type { ServerHome } from './createServerHome.ts';

const SILENT = { info() {}, warn() {} };

/** The database of a running server: the given one, or its embedded one. */
export async function readDatabaseUrl({ dataDir, env }: ServerHome): Promise<string> {
  const url = env['DATABASE_URL'] || (await findRunningUrl(dataDir, SILENT));
  if (!url) throw new Error(`No PostgreSQL is running in ${dataDir}.`);
  return url;
}
