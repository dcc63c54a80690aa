import { Client } from 'pg';
import { quoteIdentifier } from './listTables.ts';
import type { DatabaseDump, TableDump } from './TableDump.ts';

const BATCH_CHARACTERS = 4 * 1024 * 1024;

type ReadTable = (name: string) => AsyncIterable<string>;

/** Whether the database has no tables of ours yet. */
export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from information_schema.tables where table_schema in ('public', 'drizzle', 'pgboss') limit 1`,
    );
    return rowCount === 0;
  });
}

/**
 * Fills a migrated database in one transaction. Foreign keys are dropped while loading and added again, which
 * checks all of them.
 */
export async function loadDatabase(databaseUrl: string, dump: DatabaseDump, read: ReadTable): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const putBack = await dropReferences(client);
    await client.query(`truncate ${dump.tables.map(({ name }) => quoteIdentifier(name)).join(', ')}`);
    for (const table of dump.tables) await loadTable(client, table, read(table.name));
    for (const statement of putBack) await client.query(statement);
    for (const { name, value, isCalled } of dump.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        quoteIdentifier(name),
        value,
        isCalled,
      ]);
    await client.query('commit');
  });
}

/**
 * Drops foreign keys and disables our triggers, which guard changes by users, not restored data. Returns the
 * statements that undo this.
 */
async function dropReferences(client: Client): Promise<string[]> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: guarded } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of guarded) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoteIdentifier(name)}`);
  return [
    ...references.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`,
    ),
    ...guarded.map(({ table }) => `alter table ${table} enable trigger user`),
  ];
}

async function loadTable(client: Client, table: TableDump, lines: AsyncIterable<string>): Promise<void> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  const name = quoteIdentifier(table.name);
  const statement = `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, $1::json)`;
  let batch: string[] = [];
  let size = 0;
  let rows = 0;
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    rows++;
    if (size >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`);
}

async function withClient<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
