import { apiLimits } from '@playloom/api-contract';
import {
  LastLoginMethodNotRemovable,
  TooManyWallets,
  WalletNotFound,
  WalletSignatureWrong,
  WalletAlreadyLinked,
} from './walletErrors.ts';
import { type SignedInSession } from '../../../http/session.ts';
import { rotateSessionToken } from '../sessions/sessions.ts';
import { composeWalletMail } from './composeWalletMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findUserById, lockUser } from '../users/userQueries.ts';
import { insertWallet, deleteWallet, listWalletsOf } from './walletQueries.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';
import { mailUser } from '../users/mailUser.ts';
import { consumeWalletProof, type WalletProof } from './consumeWalletProof.ts';

/**
 * Links a wallet to an existing account. This is the only way to do so, and requires a signature requested with a
 * click.
 */
export async function linkWallet(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  signedIn: SignedInSession,
  proof: WalletProof,
  { reply }: HttpExchange,
): Promise<void> {
  const { config, db, clock, jobs } = services;
  const { user } = signedIn;
  const { chain, address } = proof;
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await consumeWalletProof(tx, proof, WalletSignatureWrong);
    const linked = await listWalletsOf(tx, user.id);
    if (linked.some((one) => one.chain === chain && one.address === address)) return;
    if (linked.length >= apiLimits.WALLETS_MAX) throw TooManyWallets();
    if (!(await insertWallet(tx, { userId: user.id, chain, address, linkedAt: clock.now() })))
      throw WalletAlreadyLinked();
    await rotateSessionToken({ config, db: tx }, signedIn, reply);
    await mailUser(jobs, tx, user, (to) =>
      composeWalletMail(config, { to, username: user.username, address, isLinked: true }),
    );
  });
}

/** Unlinks a wallet. The last login method cannot be removed, because the account would be lost. */
export async function unlinkWallet(
  { config, db, jobs }: WithConfig & WithDatabase & WithJobs,
  userId: string,
  walletId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Without the lock, removing two wallets in parallel could leave none.
    await lockUser(tx, userId);
    const [user, linked] = [await findUserById(tx, userId), await listWalletsOf(tx, userId)];
    const wallet = linked.find(({ id }) => id === walletId);
    if (!user || !wallet) throw WalletNotFound();
    if (user.passwordHash === null && linked.length === 1) throw LastLoginMethodNotRemovable();
    await deleteWallet(tx, walletId);
    await mailUser(jobs, tx, user, (to) =>
      composeWalletMail(config, { to, username: user.username, address: wallet.address, isLinked: false }),
    );
  });
}
