import { runStatement } from '../../apps/server/src/testing/runStatement.ts';
import { readSite } from './readSite.ts';

/** One SQL statement on the site's database: to look at what was stored, or to let time pass in it. */
export function queryDatabase(statement: string): Promise<Record<string, unknown>[]> {
  return runStatement(readSite().databaseUrl, statement);
}
