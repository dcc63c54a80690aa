import { eq } from 'drizzle-orm';
import { ApiProblem } from '../../../http/errors.ts';
import {
  EmailTaken,
  LinkExpired,
  LinkNotFound,
  LinkAlreadyUsed,
  PinExpired,
  PinAttemptsExhausted,
  PinWrong,
  SignUpAlreadyCompleted,
  SignUpNotFound,
  UsernameTaken,
} from './accountErrors.ts';
import { hashToken } from '../../../http/session.ts';
import { startSession } from '../sessions/sessions.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithMetrics } from '../../../http/createMetrics.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { signUps, users, type UserRow } from '../../../storage/schema.ts';
import { findUserByEmail } from '../users/userQueries.ts';
import type { PinThrottle } from '../credentials/createPinThrottle.ts';
import { disconnectEndedSession } from '../sessions/changeAndEndSessions.ts';
import { setKnownDeviceCookie } from './knownDevice.ts';
import { linkBrowserToAccount } from './linkBrowserToAccount.ts';
import { isSameText } from '../../../process/signText.ts';
import { isRightPin, readSignUpId } from './signUpProof.ts';
import { findSignUp, lockSignUp, type SignUpRow } from './signUpQueries.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';

/** Problems are returned instead of thrown, so that the transaction still commits the used-up attempt. */
type Outcome = UserRow | ApiProblem;

export async function completeSignUpWithPin(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithMetrics & WithLive & WithRooms,
  throttle: PinThrottle,
  { signUpId, pin }: { signUpId: string; pin: string },
  exchange: HttpExchange,
): Promise<UserRow> {
  const { clock, secrets } = services;
  await throttle.admit();
  const now = clock.now();
  return complete(services, exchange, async (tx) => {
    const signUp = await lockSignUp(tx, signUpId, now);
    if (!signUp) return SignUpNotFound();
    if (signUp.completedAt) return SignUpAlreadyCompleted();
    if (signUp.triesLeft <= 0) return PinAttemptsExhausted();
    if (now >= signUp.pinExpiresAt) return PinExpired();
    if (isRightPin(secrets, signUp, pin)) return signUp;
    await throttle.countWrongPin();
    const triesLeft = signUp.triesLeft - 1;
    await tx.update(signUps).set({ triesLeft }).where(eq(signUps.id, signUpId));
    return triesLeft > 0 ? PinWrong() : PinAttemptsExhausted();
  });
}

export async function completeSignUpWithLink(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithMetrics & WithLive & WithRooms,
  linkParams: string,
  exchange: HttpExchange,
): Promise<UserRow> {
  const now = services.clock.now();
  return complete(services, exchange, async (tx) => {
    const id = readSignUpId(linkParams);
    const signUp = id ? await lockSignUp(tx, id, now) : null;
    const state = computeLinkState(signUp, linkParams, now);
    if (state === 'used') return LinkAlreadyUsed();
    if (state === 'expired') return LinkExpired();
    return state === 'open' && signUp ? signUp : LinkNotFound();
  });
}

type LinkState = 'open' | 'used' | 'expired' | 'unknown';

export async function readSignUpLinkState(
  { db, clock }: WithClock & WithDatabase,
  linkParams: string,
): Promise<LinkState> {
  const now = clock.now();
  const id = readSignUpId(linkParams);
  return computeLinkState(id ? await findSignUp(db, id, now) : null, linkParams, now);
}

/** A newer mail replaces the link, so links from older mails are expired. */
function computeLinkState(signUp: SignUpRow | null, linkParams: string, now: Date): LinkState {
  if (!signUp) return 'unknown';
  if (signUp.completedAt) return 'used';
  const isLatest = isSameText(hashToken(linkParams), signUp.linkHash);
  return isLatest && now < signUp.pinExpiresAt ? 'open' : 'expired';
}

/** Creates the account, completes the sign-up and starts the session in one transaction: all succeed or none does. */
async function complete(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithMetrics & WithLive & WithRooms,
  { request, reply }: HttpExchange,
  prove: (tx: Db) => Promise<SignUpRow | ApiProblem>,
): Promise<UserRow> {
  const { outcome, replaced } = await services.db.transaction(async (tx) => {
    const proven = await prove(tx);
    const user =
      proven instanceof ApiProblem ? proven : await createAccount(tx, proven, services.clock.now());
    if (user instanceof ApiProblem) return { outcome: user };
    return {
      outcome: user,
      replaced: await startSession({ ...services, db: tx }, user.id, request, reply),
    };
  });
  if (outcome instanceof ApiProblem) throw outcome;
  await disconnectEndedSession(services, replaced);
  setKnownDeviceCookie(services, outcome.id, reply);
  await linkBrowserToAccount(services, outcome.id, { request, reply });
  services.metrics.signUps.inc({ step: 'completed' });
  return outcome;
}

async function createAccount(tx: Db, signUp: SignUpRow, now: Date): Promise<Outcome> {
  const { id, username, email, passwordHash, arrival } = signUp;
  const [user] = await tx
    .insert(users)
    .values({ username, email, passwordHash, arrival, createdAt: now })
    .onConflictDoNothing()
    .returning();
  // A valid proof shows that the user can read this mailbox, so they may learn that it already has an account.
  if (!user) return (await findUserByEmail(tx, email)) ? EmailTaken() : UsernameTaken();
  await tx.update(signUps).set({ completedAt: now }).where(eq(signUps.id, id));
  return user;
}
