import type { ApiProblem } from '../../http/errors.ts';
import { hashToken } from '../../http/session.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { useWalletProof, type WalletRef } from '../../storage/walletQueries.ts';

/** A wallet that was proven to be the visitor's. */
export interface WalletProof extends WalletRef {
  /** What may never prove anything again. */
  keys: string[];
  expiresAt: Date;
}

/** In the transaction of what the proof opens: what is refused there leaves the proof unused. */
export async function consumeWalletProof(
  tx: Db,
  { keys, expiresAt }: WalletProof,
  makeProblem: () => ApiProblem,
): Promise<void> {
  for (const key of keys) if (!(await useWalletProof(tx, hashToken(key), expiresAt))) throw makeProblem();
}
