import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

/** Id of the lock that keeps servers from migrating at the same time. Any fixed number works. */
const MIGRATION_LOCK = 7_052_114;
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Lists the hashes of this version's migrations, in order. */
export function listMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
}

/** Migrates the database to the schema of this version. `prepareOthers` runs while other servers wait. */
export async function migrateSchema(databaseUrl: string, prepareOthers: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await addTrigrams(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await prepareOthers();
  } finally {
    await client.end();
  }
}

/**
 * Adds an extension that lets the search find words with typos. If we don't have permission, an administrator can
 * add it beforehand.
 */
async function addTrigrams(client: Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The database does not allow the extension pg_trgm, which search needs (${reason}). Ask its administrator to run this in the database: CREATE EXTENSION pg_trgm;`,
      exitCodes.databaseUnreachable,
    );
  }
}
