import { Client } from 'pg';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Tries to connect. The error is one line that names the server but never the password. */
export async function checkDatabaseUrl(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new StartFailure(
      `DATABASE_URL: cannot connect to ${host}${pathname}: ${readReason(error)}. Check that PostgreSQL is running and that the user, password, and database are correct.`,
      exitCodes.databaseUnreachable,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** For a host with several addresses, the error is a list of errors without a message of its own. */
function readReason(error: unknown): string {
  if (error instanceof AggregateError) return readReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
