import { WrongPassword } from '../credentials/credentialErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../credentials/createPasswordHasher.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { changeAndEndSessions } from '../sessions/changeAndEndSessions.ts';
import { replacePassword } from '../credentials/replacePassword.ts';

/**
 * Sets a new password. The caller has checked the current one. If it was changed in parallel since then, this throws.
 */
export async function changePassword(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive & WithPasswords & WithRooms,
  { user, sessionId }: SignedInSession,
  newPassword: string,
): Promise<void> {
  const passwordHash = await services.passwords.hash(newPassword);
  await changeAndEndSessions(services, user.id, { except: sessionId }, async (tx) => {
    if (!(await replacePassword(services, tx, user, passwordHash))) throw WrongPassword();
  });
}
