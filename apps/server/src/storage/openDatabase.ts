import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import * as schema from './schema.ts';

export const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 10_000;

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** A database or a transaction on it: what queries and commands take. */
export type Db = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | 'transaction' | '$count'
>;

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

export function openDatabase(url: string, log: Logger): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener an idle connection that PostgreSQL drops would end the process.
  pool.on('error', (error) =>
    log.warn({ code: (error as { code?: string }).code }, 'database connection lost'),
  );
  return {
    db: drizzle(pool, { schema }),
    pool,
    async close() {
      // Ending a pool twice is an error; a caller that closes early must not break the orderly stop.
      if (!pool.ending) await pool.end();
    },
  };
}
