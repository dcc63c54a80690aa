import { migrateSchema } from '../storage/migrate.ts';
import { createJobQueue } from './createJobQueue.ts';

/** Migrates the database to the schema of this version, including the job tables. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  await migrateSchema(databaseUrl, () => createJobQueue(databaseUrl).prepareTables());
}
