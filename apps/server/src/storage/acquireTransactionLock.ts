import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

/** Waits for other transactions that hold the same lock. It is released when this transaction ends. */
export async function acquireTransactionLock(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
