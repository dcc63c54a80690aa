import { randomBytes } from 'node:crypto';
import { TwoFactorCodeRequired } from '../two-factor/twoFactorErrors.ts';
import { WalletLinkUnapproved } from './walletErrors.ts';
import { isFramedCall } from '../../../http/session.ts';
import { startSession } from '../sessions/sessions.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithMetrics } from '../../../http/createMetrics.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findBanOfUser } from '../sanctions/banQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { users, type Arrival, type UserRow } from '../../../storage/schema.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { insertWallet, addWalletIssuer, lockWallet, type WalletRef } from './walletQueries.ts';
import { linkBrowserToAccount } from '../accounts/linkBrowserToAccount.ts';
import { disconnectEndedSession } from '../sessions/changeAndEndSessions.ts';
import { readTrafficSource } from '../accounts/readTrafficSource.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';
import { toBanProblem } from '../sanctions/bans.ts';
import type { TwoFactorCodeGuard } from '../two-factor/createTwoFactorCodeGuard.ts';
import { consumeTwoFactorCode } from '../two-factor/consumeTwoFactorCode.ts';

const NAME_BYTES = 5;

interface WalletSignIn extends WalletRef {
  /** The site that issued the token; null when the wallet itself signed. */
  issuer: string | null;
  isLinkApproved: boolean;
  code: string | undefined;
}

/**
 * Logs in to the account of a proven wallet. If there is none, creates one, which still has to give consent like every
 * new account. `spend` runs first in the same transaction, so that a repeated proof succeeds only once.
 */
export async function signInByWallet(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithMetrics & WithLive & WithRooms,
  codes: TwoFactorCodeGuard,
  signIn: WalletSignIn,
  { request, reply }: HttpExchange,
  spend: (tx: Db) => Promise<void>,
): Promise<UserRow> {
  const { user, replaced } = await services.db.transaction(async (tx) => {
    await spend(tx);
    // Two parallel proofs of a new wallet must not create two accounts.
    await acquireTransactionLock(tx, `wallet ${signIn.chain} ${signIn.address}`);
    const user =
      (await openAccount(services, tx, codes, signIn)) ??
      (await createAccount(services, tx, signIn, readTrafficSource(request.cookies)));
    // A user who logs in through another site never gets more rights than they have inside a frame on that site.
    const isFramed = signIn.issuer !== null || isFramedCall(request);
    const replaced = await startSession({ ...services, db: tx }, user.id, request, reply, isFramed);
    await linkBrowserToAccount({ ...services, db: tx }, user.id, { request, reply }, isFramed);
    return { user, replaced };
  });
  await disconnectEndedSession(services, replaced);
  return user;
}

async function openAccount(
  services: WithConfig & WithSecrets & WithClock,
  tx: Db,
  codes: TwoFactorCodeGuard,
  { chain, address, issuer, isLinkApproved, code }: WalletSignIn,
): Promise<UserRow | null> {
  const found = await lockWallet(tx, { chain, address });
  if (!found) return null;
  const { wallet, user } = found;
  if (issuer !== null && !wallet.issuers.includes(issuer)) {
    if (!isLinkApproved) throw WalletLinkUnapproved();
    await addWalletIssuer(tx, wallet, issuer);
  }
  if (user.twoFactorSince) {
    if (code === undefined) throw TwoFactorCodeRequired();
    await codes.check(user.id, () => consumeTwoFactorCode(services, tx, user.id, code));
  }
  const ban = await findBanOfUser(tx, user.id, { gameId: null, now: services.clock.now() });
  if (ban) throw toBanProblem(services, ban);
  return user;
}

async function createAccount(
  { clock, metrics }: WithClock & WithMetrics,
  tx: Db,
  { chain, address, issuer }: WalletSignIn,
  arrival: Arrival,
): Promise<UserRow> {
  const now = clock.now();
  // The username does not contain the wallet address, because then anyone could look up what the user owns.
  const username = `player_${randomBytes(NAME_BYTES).toString('hex')}`;
  const [user] = await tx.insert(users).values({ username, arrival, createdAt: now }).returning();
  if (!user) throw new Error('The account was not created.');
  await insertWallet(tx, {
    userId: user.id,
    chain,
    address,
    issuers: issuer === null ? [] : [issuer],
    linkedAt: now,
  });
  metrics.signUps.inc({ step: 'completed' });
  return user;
}
