import { findRunningUrl } from '../storage/embedded/findRunningUrl.ts';
import type { ServerHome } from './createServerHome.ts';

const SILENT = { info() {}, warn() {} };

/** The database of a started server: the one it was given, or the embedded one it brought. */
export async function readDatabaseUrl({ dataDir, env }: ServerHome): Promise<string> {
  const url = env['DATABASE_URL'] || (await findRunningUrl(dataDir, SILENT));
  if (!url) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return url;
}
