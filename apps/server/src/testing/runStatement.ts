import { Client } from 'pg';

/**
 * Runs one SQL statement on a test's database without the server: to break something, or to see what a thief of
 * the database would see.
 */
export async function runStatement(
  databaseUrl: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
