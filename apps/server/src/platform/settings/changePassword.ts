import { WrongPassword } from '../../http/errors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { endSessions } from '../accounts/endSessions.ts';
import { replacePassword } from '../accounts/replacePassword.ts';

/** The current password has been checked. A parallel change makes that check worthless, so it is verified again. */
export async function changePassword(
  services: Services,
  { user, sessionId }: SignedIn,
  newPassword: string,
): Promise<void> {
  const passwordHash = await services.passwords.hash(newPassword);
  await endSessions(services, user.id, { except: sessionId }, async (tx) => {
    if (!(await replacePassword(services, tx, user, passwordHash))) throw WrongPassword();
  });
}
