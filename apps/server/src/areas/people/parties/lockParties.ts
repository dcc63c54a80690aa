import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/** Waits for other changes of these parties. Always in the same order, so that no two changes wait for each other. */
export async function lockParties(tx: Db, ids: readonly (string | null)[]): Promise<void> {
  const known = new Set(ids.filter((id) => id !== null));
  for (const id of [...known].toSorted()) await acquireTransactionLock(tx, `party ${id}`);
}
