import type { ApiProblem } from '../../http/errors.ts';
import { hashToken } from '../../http/session.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { useWalletProof, type WalletName } from '../../storage/walletQueries.ts';

/** A wallet that was proven to be the visitor's. */
export interface WalletProof extends WalletName {
  /** What may never prove anything again. */
  keys: string[];
  expiresAt: Date;
}

/** In the transaction of what the proof opens: what is refused there leaves the proof unused. */
export async function spendProof(
  tx: Db,
  { keys, expiresAt }: WalletProof,
  refuse: () => ApiProblem,
): Promise<void> {
  for (const key of keys) if (!(await useWalletProof(tx, hashToken(key), expiresAt))) throw refuse();
}
