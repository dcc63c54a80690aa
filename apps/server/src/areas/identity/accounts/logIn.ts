import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { and, eq } from 'drizzle-orm';
import { TwoFactorCodeRequired } from '../two-factor/twoFactorErrors.ts';
import { WrongCredentials } from './accountErrors.ts';
import { startSession } from '../sessions/sessions.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findBanOfUser } from '../sanctions/banQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { users, type UserRow } from '../../../storage/schema.ts';
import { findUserByLogin } from '../users/userQueries.ts';
import { toBanProblem } from '../sanctions/bans.ts';
import type { TwoFactorCodeGuard } from '../two-factor/createTwoFactorCodeGuard.ts';
import { consumeTwoFactorCode } from '../two-factor/consumeTwoFactorCode.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';
import type { AttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { disconnectEndedSession } from '../sessions/changeAndEndSessions.ts';
import { linkBrowserToAccount } from './linkBrowserToAccount.ts';
import { readKnownDeviceCookie, setKnownDeviceCookie } from './knownDevice.ts';

interface LogInLimits {
  tries: AttemptLimiter;
  codes: TwoFactorCodeGuard;
}

/** Does the same work and gives the same answer for an unknown login as for a wrong password. */
export async function logIn(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithLive & WithPasswords & WithRooms,
  { tries, codes }: LogInLimits,
  { login, password, code }: EndpointBody<Endpoints['logIn']>,
  { request, reply }: HttpExchange,
): Promise<UserRow> {
  const { db, passwords } = services;
  const user = await findUserByLogin(db, login);
  const device = user && readKnownDeviceCookie(services, user.id, request);
  const key = device ? deviceKey(device) : createLoginAttemptKey(login);
  await tries.take(key);
  if (!(await passwords.verify(user?.passwordHash ?? null, password)) || !user) throw WrongCredentials();
  await tries.clear(key);
  const { replaced, ban } = await db.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) throw WrongCredentials();
    if (user.twoFactorSince) await checkCode(services, tx, codes, user.id, code);
    // Checked after the user's row is locked: a concurrent ban ends all sessions and must not miss this one.
    const found = await findBanOfUser(tx, user.id, { gameId: null, now: services.clock.now() });
    if (found) return { ban: found };
    return { replaced: await startSession({ ...services, db: tx }, user.id, request, reply) };
  });
  if (ban) {
    await linkBrowserToAccount(services, user.id, { request, reply });
    throw toBanProblem(services, ban);
  }
  await disconnectEndedSession(services, replaced);
  setKnownDeviceCookie(services, user.id, reply);
  await linkBrowserToAccount(services, user.id, { request, reply });
  return user;
}

/**
 * Checks the two-factor code. Runs after the password check, so that only a user who knows the password learns that a
 * code is needed.
 */
async function checkCode(
  services: WithSecrets & WithClock,
  tx: Db,
  codes: TwoFactorCodeGuard,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw TwoFactorCodeRequired();
  await codes.check(userId, () => consumeTwoFactorCode(services, tx, userId, code));
}

/**
 * Locks the user's row. Returns false if the password has changed since it was checked, so that no session is created.
 */
async function holdPassword(tx: Db, { id, passwordHash }: UserRow): Promise<boolean> {
  if (passwordHash === null) return false;
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return held.length > 0;
}

function deviceKey(mark: string): string {
  return `device ${mark}`;
}

/**
 * Uses the login as typed, not the account: a count shared by username and email would reveal that they belong
 * together.
 */
export function createLoginAttemptKey(login: string): string {
  return `login ${login.toLowerCase()}`;
}
