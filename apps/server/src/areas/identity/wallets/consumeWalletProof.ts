import type { ApiProblem } from '../../../http/errors.ts';
import { hashToken } from '../../../http/session.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { markWalletProofUsed, type WalletRef } from './walletQueries.ts';

/** A wallet that the visitor has proven to own. */
export interface WalletProof extends WalletRef {
  /** Keys of this proof, each of which is accepted once. */
  keys: string[];
  expiresAt: Date;
}

/** Marks the proof as used, in the transaction that uses it. A request that is rejected leaves it unused. */
export async function consumeWalletProof(
  tx: Db,
  { keys, expiresAt }: WalletProof,
  makeProblem: () => ApiProblem,
): Promise<void> {
  for (const key of keys)
    if (!(await markWalletProofUsed(tx, hashToken(key), expiresAt))) throw makeProblem();
}
