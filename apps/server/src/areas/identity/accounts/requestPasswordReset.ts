import { addMilliseconds, HOUR_MS, type WithClock } from '../../../process/clock.ts';
import { hashToken, createSessionToken } from '../../../http/session.ts';
import { composeNoAccountMail } from './composeNoAccountMail.ts';
import { composePasswordResetMail } from './composePasswordResetMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { passwordResets } from '../../../storage/schema.ts';
import { claimMailAllowance } from './mailAllowanceQueries.ts';
import { findUserByEmail } from '../users/userQueries.ts';

const RESET_LIFE_MS = HOUR_MS;

/**
 * Every address gets a mail, known or not. Above the limit of mails nothing is sent and no error is returned: the
 * links of the earlier mails still work.
 */
export async function requestPasswordReset(
  { db, clock, config, jobs }: WithConfig & WithClock & WithDatabase & WithJobs,
  email: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await claimMailAllowance(tx, { email, purpose: 'password-reset', now }))) return;
    const user = await findUserByEmail(tx, email);
    if (!user) return jobs.send(tx, 'mail', composeNoAccountMail(config, { to: email }));
    const token = createSessionToken();
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      expiresAt: addMilliseconds(now, RESET_LIFE_MS),
    });
    const link = `${config.publicUrl}/password/reset/${token}`;
    await jobs.send(
      tx,
      'mail',
      composePasswordResetMail(config, { to: email, username: user.username, link }),
    );
  });
}
