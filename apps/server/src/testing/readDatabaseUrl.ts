import { findRunningDatabaseUrl } from '../storage/embedded/findRunningDatabaseUrl.ts';
import type { ServerHome } from './createServerHome.ts';

const SILENT = { info() {}, warn() {} };

/** Returns the URL of a running server's database, which is configured or embedded. */
export async function readDatabaseUrl({ dataDir, env }: ServerHome): Promise<string> {
  const url = env['DATABASE_URL'] || (await findRunningDatabaseUrl(dataDir, SILENT));
  if (!url) throw new Error(`No PostgreSQL is running in ${dataDir}.`);
  return url;
}
