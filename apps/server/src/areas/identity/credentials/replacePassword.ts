import { and, eq, isNull } from 'drizzle-orm';
import { composePasswordChangedMail } from './composePasswordChangedMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { emailChanges, passwordResets, users, type UserRow } from '../../../storage/schema.ts';
import { mailUser } from '../users/mailUser.ts';

/**
 * Sets a password and revokes everything that a person with the old one may have prepared: links to reset the
 * password and an unconfirmed change of email. The caller ends the sessions. Returns false when the password was
 * changed in the meantime.
 */
export async function replacePassword(
  { config, jobs, clock }: WithConfig & WithClock & WithJobs,
  tx: Db,
  user: UserRow,
  passwordHash: string,
): Promise<boolean> {
  const now = clock.now();
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), hasPasswordHash(user.passwordHash)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await tx
    .update(passwordResets)
    .set({ expiresAt: now })
    .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
  await tx
    .update(emailChanges)
    .set({ expiresAt: now })
    .where(and(eq(emailChanges.userId, user.id), isNull(emailChanges.usedAt)));
  await mailUser(jobs, tx, user, (to) => composePasswordChangedMail(config, { to, username: user.username }));
  return true;
}

/** In SQL, null does not equal null. */
function hasPasswordHash(hash: string | null) {
  return hash === null ? isNull(users.passwordHash) : eq(users.passwordHash, hash);
}
