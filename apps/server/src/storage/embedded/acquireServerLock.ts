import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { exitCodes } from '../../process/exitCodes.ts';
import { DataDirInUse, StartFailure } from '../../process/StartFailure.ts';
import { SUPERUSER_NAME } from './createCluster.ts';

/** Advisory locks belong to a database. All processes use this one, because it always exists. */
const LOCK_DATABASE = 'postgres';
const LOCK_KEY = 7_052_113;
const RETRY_MS = 50;
/** After a server was killed, it takes PostgreSQL a moment to notice the closed connection and release the lock. */
const RELEASE_GRACE_MS = 2_000;
const WRONG_PASSWORD = '28P01';

export interface ServerAccess {
  port: number;
  password: string;
  dataDir: string;
}

/**
 * Returns a connection that holds a lock while it is open, which shows that a running Playloom uses this database
 * server. Undefined if the server accepts no connections now, because it is starting, stopping or gone.
 */
export async function acquireServerLock(access: ServerAccess): Promise<Client | undefined> {
  const client = await connect(access);
  if (client === undefined) return undefined;
  const giveUpAt = performance.now() + RELEASE_GRACE_MS;
  for (;;) {
    const { rows } = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [
      LOCK_KEY,
    ]);
    if (rows[0]?.granted) return client;
    if (performance.now() > giveUpAt) break;
    await pause(RETRY_MS);
  }
  const owner = await findOwner(client);
  await client.end();
  throw new DataDirInUse(access.dataDir, owner);
}

export async function createDatabaseIfMissing(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

async function connect({ port, password, dataDir }: ServerAccess): Promise<Client | undefined> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER_NAME,
    password,
    database: LOCK_DATABASE,
    application_name: `process ${process.pid}`,
  });
  // Without a listener, losing the connection would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD) return undefined;
    throw new StartFailure(
      `The embedded database does not accept the password in ${dataDir}/postgres-password. Restore that file from a backup.`,
      exitCodes.embeddedDatabaseFailed,
    );
  }
}

async function findOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    `select application_name as owner from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [LOCK_KEY],
  );
  return rows[0]?.owner ?? 'unknown process';
}
