import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

/** Transactions that take the same turn run one after the other. */
export async function acquireTransactionLock(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
