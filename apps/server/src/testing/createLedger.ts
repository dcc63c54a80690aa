import type { Ledger } from '../areas/economy/ledger/Ledger.ts';
import { openLedger } from '../areas/economy/ledger/ledgerQueries.ts';
import type { Database } from '../storage/openDatabase.ts';

/** Creates a ledger that runs each call in its own transaction. The server uses the caller's transaction instead. */
export function createLedger(db: Pick<Database, 'transaction'>): Ledger {
  return { transact: (run) => db.transaction((tx) => run(openLedger(tx))) };
}
