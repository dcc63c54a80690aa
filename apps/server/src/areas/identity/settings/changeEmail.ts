import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { InvalidInput } from '../../../http/errors.ts';
import { TooManyMails } from '../accounts/accountErrors.ts';
import { hashToken, createSessionToken } from '../../../http/session.ts';
import { composeAddressInUseMail } from './composeAddressInUseMail.ts';
import { composeEmailChangeMail } from './composeEmailChangeMail.ts';
import { composeEmailChangeNotice } from './composeEmailChangeNotice.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { emailChanges, type UserRow } from '../../../storage/schema.ts';
import { claimMailAllowance } from '../accounts/mailAllowanceQueries.ts';
import { findUserByEmail } from '../users/userQueries.ts';
import { mailUser } from '../users/mailUser.ts';

const EMAIL_CHANGE_LIFE_MS = DAY_MS;

/**
 * Mails a link to the new address and a notice to the old one. If the new address already has an account, its owner
 * gets a mail instead and no link is created. The response is the same in both cases.
 */
export async function changeEmail(
  { db, clock, config, jobs }: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow,
  email: string,
): Promise<void> {
  const { id: userId, username } = user;
  if (email === user.email) throw InvalidInput({ email: 'This is already your email address.' });
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await claimMailAllowance(tx, { email, purpose: 'email-change', now }))) throw TooManyMails();
    const owner = await findUserByEmail(tx, email);
    const token = createSessionToken();
    const link = `${config.publicUrl}/account/confirm-email/${token}`;
    const change = {
      email,
      tokenHash: hashToken(token),
      expiresAt: addMilliseconds(now, EMAIL_CHANGE_LIFE_MS),
      usedAt: null,
    };
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    const mail = owner
      ? composeAddressInUseMail(config, { to: email, username: owner.username })
      : composeEmailChangeMail(config, { to: email, username, link });
    await jobs.send(tx, 'mail', mail);
    await mailUser(jobs, tx, user, (to) =>
      composeEmailChangeNotice(config, { to, username, newEmail: email }),
    );
  });
}
