import { Client } from 'pg';

interface StoredJob {
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  data: unknown;
}

/** Reads every job of one kind that is still in the queue. */
export async function readJobs(databaseUrl: string, name: string): Promise<StoredJob[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select state, data from pgboss.job where name = $1', [name]);
    return rows as StoredJob[];
  } finally {
    await client.end();
  }
}
