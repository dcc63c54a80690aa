import { createDatabase } from './createDatabase.ts';
import { createTempFolder } from './createTempFolder.ts';

/** State that outlives a server process: its DATA_DIR and its database. */
export interface ServerHome {
  dataDir: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * An empty home for a real server. It uses the embedded database, or a fresh one on the server in
 * `TEST_DATABASE_URL`; `embedded` insists on the first.
 */
export async function createServerHome(purpose: string, { embedded = false } = {}): Promise<ServerHome> {
  const folder = await createTempFolder(purpose);
  const given = process.env['TEST_DATABASE_URL'];
  const database = given && !embedded ? await createDatabase(given) : undefined;
  return {
    dataDir: folder.path,
    env: { DATA_DIR: folder.path, ...(database ? { DATABASE_URL: database.url } : {}) },
    async remove() {
      await database?.drop();
      await folder.remove();
    },
  };
}
