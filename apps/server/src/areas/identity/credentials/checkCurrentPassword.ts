import { addMilliseconds, MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import { WrongPassword, RecentSignInRequired } from './credentialErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithPasswords } from './createPasswordHasher.ts';
import { findSessionStart } from '../sessions/sessionQueries.ts';
import type { AttemptLimiter } from './createAttemptLimiter.ts';

/** A user without a password must have logged in with a wallet this recently. */
const FRESH_SESSION_MS = 10 * MINUTE_MS;

/**
 * Requires the current password for sensitive changes, because someone else may be using the open browser. Attempts are
 * counted per session, so that such a person cannot keep guessing or lock the owner out elsewhere.
 */
export async function checkCurrentPassword(
  { db, clock, passwords }: WithClock & WithDatabase & WithPasswords,
  tries: AttemptLimiter,
  { user, sessionId }: SignedInSession,
  currentPassword: string | undefined,
): Promise<void> {
  if (user.passwordHash === null) {
    const start = await findSessionStart(db, sessionId);
    if (!start || start < addMilliseconds(clock.now(), -FRESH_SESSION_MS)) throw RecentSignInRequired();
    return;
  }
  await tries.take(sessionId);
  if (!(await passwords.verify(user.passwordHash, currentPassword ?? ''))) throw WrongPassword();
  await tries.clear(sessionId);
}
