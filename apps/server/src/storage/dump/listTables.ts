import type { Client } from 'pg';

/**
 * Only pending or failed jobs are dumped. Jobs of the scheduler itself are left out, because a restored database
 * does not have their queue, and they are added again within a minute.
 */
const QUEUE = 'pgboss.job';
const QUEUE_FILTER = `where state in ('created', 'retry', 'active', 'failed') and not starts_with(name, '__pgboss__')`;

export interface BackupTable {
  name: string;
  columns: string[];
  /** SQL condition for the rows that belong in a backup. */
  filter: string;
}

/** Lists every table with its writable columns; generated columns are computed by the database. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.table_schema || '.' || c.table_name as name,
        array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and (c.table_schema = 'public' or c.table_schema || '.' || c.table_name = $1)
     group by 1 order by 1`,
    [QUEUE],
  );
  return rows.map((table) => ({ ...table, filter: table.name === QUEUE ? QUEUE_FILTER : '' }));
}

export function quoteIdentifier(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
