import { and, eq } from 'drizzle-orm';
import { EmailTaken, LinkExpired, LinkNotFound, LinkAlreadyUsed } from '../accounts/accountErrors.ts';
import { hashToken } from '../../../http/session.ts';
import { composeEmailChangedMail } from './composeEmailChangedMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { emailChanges, passwordResets, users } from '../../../storage/schema.ts';
import { findUserByEmail } from '../users/userQueries.ts';
import { mailUser } from '../users/mailUser.ts';

/**
 * Confirms a new email with the token from a link. The link may be opened on another device, so it needs no session.
 */
export async function confirmEmail(
  { db, clock, config, jobs }: WithConfig & WithClock & WithDatabase & WithJobs,
  token: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { change, user } = await lockChange(tx, hashToken(token));
    if (change.usedAt) throw LinkAlreadyUsed();
    if (now >= change.expiresAt) throw LinkExpired();
    if (await findUserByEmail(tx, change.email)) throw EmailTaken();
    await tx.update(users).set({ email: change.email }).where(eq(users.id, user.id));
    await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.userId, user.id));
    // Links in the old mailbox must no longer give access to the account.
    await tx
      .update(passwordResets)
      .set({ expiresAt: now })
      .where(and(eq(passwordResets.userId, user.id)));
    await mailUser(jobs, tx, user, (to) =>
      composeEmailChangedMail(config, { to, username: user.username, newEmail: change.email }),
    );
  });
}

async function lockChange(tx: Db, tokenHash: string) {
  const [found] = await tx
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.tokenHash, tokenHash))
    .for('update');
  if (!found) throw LinkNotFound();
  return found;
}
