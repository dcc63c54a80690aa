import { WrongPassword } from '../../http/errors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import type { TryLimit } from '../accounts/createTryLimit.ts';

/**
 * An open browser is not enough for what matters. Tries are counted per session,
 * so that somebody who found one open cannot guess on, nor keep the owner out elsewhere.
 */
export async function checkCurrentPassword(
  { passwords }: Services,
  tries: TryLimit,
  { user, sessionId }: SignedIn,
  currentPassword: string,
): Promise<void> {
  tries.take(sessionId);
  if (!(await passwords.verify(user.passwordHash, currentPassword))) throw WrongPassword();
  tries.clear(sessionId);
}
