import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

/** Serializes transactions that take the same lock. */
export async function acquireTransactionLock(tx: Db, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
