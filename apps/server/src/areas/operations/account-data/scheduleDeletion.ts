import { apiLimits } from '@playloom/api-contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { composeDeletionCanceledMail } from './composeDeletionCanceledMail.ts';
import { composeDeletionScheduledMail } from './composeDeletionScheduledMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { users, type UserRow } from '../../../storage/schema.ts';
import { queueCancellation } from '../../economy/payments/cancelSubscription.ts';
import { mailUser } from '../../identity/users/mailUser.ts';

const GRACE_PERIOD_MS = apiLimits.DELETION_GRACE_DAYS * DAY_MS;

/**
 * Hides the account at once. The cleanup job deletes it after the grace period. A repeated request keeps the date. The
 * subscription is not renewed, so that the owner does not pay for an account that is being deleted.
 */
export async function scheduleDeletion(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow,
): Promise<UserRow> {
  const { db, clock, config, jobs } = services;
  const deleteAfter = addMilliseconds(clock.now(), GRACE_PERIOD_MS);
  return db.transaction(async (tx) => {
    const [scheduled] = await tx
      .update(users)
      .set({ deleteAfter })
      .where(and(eq(users.id, user.id), isNull(users.deleteAfter)))
      .returning();
    if (!scheduled) return user;
    await queueCancellation(services, tx, user.id, 'period-end');
    const { username } = scheduled;
    await mailUser(jobs, tx, scheduled, (to) =>
      composeDeletionScheduledMail(config, { to, username, deleteAfter }),
    );
    return scheduled;
  });
}

export async function cancelDeletion(
  { db, config, jobs }: WithConfig & WithDatabase & WithJobs,
  user: UserRow,
): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .update(users)
      .set({ deleteAfter: null })
      .where(and(eq(users.id, user.id), isNotNull(users.deleteAfter)))
      .returning();
    if (!kept) return user;
    const { username } = kept;
    await mailUser(jobs, tx, kept, (to) => composeDeletionCanceledMail(config, { to, username }));
    return kept;
  });
}
