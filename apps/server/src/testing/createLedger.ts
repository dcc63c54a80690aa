import type { Ledger } from '../platform/coins/ledger/Ledger.ts';
import { openLedger } from '../storage/ledgerQueries.ts';
import type { Database } from '../storage/openDatabase.ts';

/** A ledger whose calls each run in a transaction of their own. The server opens one in the transaction of the caller. */
export function createLedger(db: Pick<Database, 'transaction'>): Ledger {
  return { transact: (run) => db.transaction((tx) => run(openLedger(tx))) };
}
