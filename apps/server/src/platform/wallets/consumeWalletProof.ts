import type { ApiProblem } from '../../http/errors.ts';
import { hashToken } from '../../http/session.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { useWalletProof, type WalletRef } from '../../storage/walletQueries.ts';

/** A wallet that the visitor has proven to own. */
export interface WalletProof extends WalletRef {
  /** Keys that can never be used as a proof again. */
  keys: string[];
  expiresAt: Date;
}

/** Runs in the transaction that uses the proof, so that a rejected request leaves the proof unused. */
export async function consumeWalletProof(
  tx: Db,
  { keys, expiresAt }: WalletProof,
  makeProblem: () => ApiProblem,
): Promise<void> {
  for (const key of keys) if (!(await useWalletProof(tx, hashToken(key), expiresAt))) throw makeProblem();
}
