import { createTestDatabase } from './createTestDatabase.ts';
import { createTempFolder } from './createTempFolder.ts';

/** What a server leaves behind when its process ends: its DATA_DIR and its database. */
export interface ServerHome {
  dataDir: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * Creates an empty DATA_DIR and database for a real server. The database is embedded, or a new one on the server
 * in `TEST_DATABASE_URL`. With `embedded`, it is always embedded.
 */
export async function createServerHome(purpose: string, { embedded = false } = {}): Promise<ServerHome> {
  const folder = await createTempFolder(purpose);
  const given = process.env['TEST_DATABASE_URL'];
  const database = given && !embedded ? await createTestDatabase(given) : undefined;
  return {
    dataDir: folder.path,
    env: { DATA_DIR: folder.path, ...(database ? { DATABASE_URL: database.url } : {}) },
    async remove() {
      await database?.drop();
      await folder.remove();
    },
  };
}
