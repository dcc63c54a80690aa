import { runStatement } from '../../apps/server/src/testing/runStatement.ts';
import { readSite } from './readSite.ts';

/** Runs a SQL statement on the site's database, to check stored data or to change it for a test. */
export function queryDatabase(statement: string): Promise<Record<string, unknown>[]> {
  return runStatement(readSite().databaseUrl, statement);
}
