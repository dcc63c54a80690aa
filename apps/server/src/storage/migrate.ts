import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { createJobQueue } from './createJobQueue.ts';

/** Servers that start together must not migrate together; the number only has to be ours. */
const MIGRATION_LOCK = 7_052_114;

/** Brings the database to this version's schema, job tables included. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create extension if not exists pg_trgm');
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
    await createJobQueue(databaseUrl).prepareTables();
  } finally {
    await client.end();
  }
}
