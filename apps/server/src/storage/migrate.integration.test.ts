import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../testing/createDatabase.ts';
import { runStatement } from '../testing/runStatement.ts';
import { migrateDatabase } from './migrate.ts';

const role = `guest_${randomBytes(6).toString('hex')}`;
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseServerUrl'));
  await runStatement(database.url, `create role ${role} login password '${role}'`);
});
afterAll(async () => {
  await database.drop();
  await runStatement(inject('databaseServerUrl'), `drop role ${role}`);
});

it('says what an administrator has to do where the database refuses the extension of the search', async () => {
  const url = new URL(database.url);
  [url.username, url.password] = [role, role];
  await expect(migrateDatabase(url.href)).rejects.toThrow(
    /refuses the extension pg_trgm.*permission denied.*CREATE EXTENSION pg_trgm;/,
  );
});
