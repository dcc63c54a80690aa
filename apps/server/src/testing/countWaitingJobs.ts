import { Client } from 'pg';

/** Counts the jobs that are waiting or running. */
export async function countWaitingJobs(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as waiting from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return rows[0].waiting as number;
  } finally {
    await client.end();
  }
}
