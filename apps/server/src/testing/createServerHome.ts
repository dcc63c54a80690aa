import { createDatabase } from './createDatabase.ts';
import { createTempFolder } from './createTempFolder.ts';

/** What outlives a server process: its DATA_DIR and its database. */
export interface ServerHome {
  dataDir: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * A home for a real server, empty. It brings its embedded database, or gets a fresh one on the server that
 * `TEST_DATABASE_URL` names; `embedded` insists on the first.
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
