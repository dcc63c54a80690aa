import { Client } from 'pg';
import { listTables, quoteIdentifier, type BackupTable } from './listTables.ts';
import type { DatabaseDump, SequenceDump } from './TableDump.ts';

/** Only a few rows are read at a time, because a draft can have several megabytes. */
const ROWS_AT_ONCE = 50;

type WriteTable = (name: string, lines: AsyncIterable<string>) => Promise<void>;

/** Reads a consistent snapshot of the whole database while others keep writing. */
export async function dumpDatabase(databaseUrl: string, write: WriteTable): Promise<DatabaseDump> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = [];
    for (const table of await listTables(client)) {
      const count = { rows: 0 };
      await write(table.name, readLines(client, table, count));
      tables.push({ name: table.name, columns: table.columns, rows: count.rows });
    }
    return { migrations: await readMigrations(client), tables, sequences: await readSequences(client) };
  } finally {
    await client.end();
  }
}

async function* readLines(
  client: Client,
  table: BackupTable,
  count: { rows: number },
): AsyncGenerator<string> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  await client.query(
    `declare lines cursor for select row_to_json(r)::text as line
     from (select ${columns} from ${quoteIdentifier(table.name)} ${table.filter}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from lines`);
    for (const { line } of rows) yield `${line}\n`;
    count.rows += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close lines');
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** Sequences ignore transactions, so one may be ahead of the dumped rows, which is harmless. */
async function readSequences(client: Client): Promise<SequenceDump[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${quoteIdentifier(name)}`,
    );
    const [row] = found.rows;
    if (row) sequences.push({ name, value: row.last_value, isCalled: row.is_called });
  }
  return sequences;
}
