import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Logger } from 'pino';
import { createStatementNames, type StatementNames } from './createStatementNames.ts';
import * as schema from './schema.ts';

export const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long closing waits for queries that are running. They end with the process, or with the embedded database. */
const CLOSE_LIMIT_MS = 3_000;

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** A database or a transaction. Queries take this type, so that they work in both. */
export type Db = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | 'transaction' | '$count'
>;

interface OpenDatabase {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

export function openDatabase(url: string, log: Logger, size = POOL_SIZE): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    Client: preparingClient(createStatementNames()),
  });
  const logLostConnection = (error: Error): void => {
    // `pool.end` does not wait until PostgreSQL has closed its side. A command that then stops the embedded server
    // would log a lost connection after its success.
    if (!pool.ending) log.warn({ code: (error as { code?: string }).code }, 'database connection lost');
  };
  // Without a listener, a connection that PostgreSQL drops would end the process. This includes connections that a
  // transaction holds between two queries; its next query then fails. For idle connections, the pool reports the same
  // error again, which is ignored.
  pool.on('connect', (client) => client.on('error', logLostConnection));
  pool.on('error', () => undefined);
  return {
    db: openOn(pool),
    pool,
    async close() {
      // Ending a pool twice is an error. If a caller has closed it early, shutdown must still work.
      if (!pool.ending) await Promise.race([pool.end(), pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

/** Makes connections that prepare statements which are run often. */
function preparingClient(findName: StatementNames): typeof Client {
  return class extends Client {
    override query(...args: unknown[]): never {
      const [statement] = args as [QueryConfig | string];
      if (typeof statement === 'object' && typeof statement.text === 'string')
        statement.name ??= findName(statement.text);
      return super.query(...(args as [string])) as never;
    }
  } as typeof Client;
}

/**
 * Replaces `transaction`: Drizzle never releases a connection whose `begin` fails, so after twenty of those no
 * query could run.
 */
function openOn(pool: Pool): Database {
  const db = drizzle(pool, { schema });
  const held = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  const openOnClient = (client: PoolClient): NodePgDatabase<typeof schema> => {
    const known = held.get(client) ?? drizzle(client, { schema });
    held.set(client, known);
    return known;
  };
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await openOnClient(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
  return db;
}

export interface WithDatabase {
  db: Database;
}
