import { WrongPassword } from '../../../http/errors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { Services } from '../../../app/services.ts';
import { changeAndEndSessions } from '../sessions/changeAndEndSessions.ts';
import { replacePassword } from '../credentials/replacePassword.ts';

/**
 * Sets a new password. The caller has checked the current one. If it was changed in parallel since then, this throws.
 */
export async function changePassword(
  services: Services,
  { user, sessionId }: SignedInSession,
  newPassword: string,
): Promise<void> {
  const passwordHash = await services.passwords.hash(newPassword);
  await changeAndEndSessions(services, user.id, { except: sessionId }, async (tx) => {
    if (!(await replacePassword(services, tx, user, passwordHash))) throw WrongPassword();
  });
}
