import { and, eq, lte } from 'drizzle-orm';
import { composeAccountDeletedMail } from './composeAccountDeletedMail.ts';
import { queueCancellation } from '../../economy/payments/cancelSubscription.ts';
import { mailUser } from '../../identity/users/mailUser.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { disconnectEndedSessions } from '../../identity/sessions/changeAndEndSessions.ts';
import { anonymizeCopyrightClaims } from '../../community/copyright/copyrightQueries.ts';
import { anonymizeTopics } from '../../community/forum/forumQueries.ts';
import { anonymizeReports } from '../../community/moderation/moderationQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { deleteSessionsOf } from '../../identity/sessions/sessionQueries.ts';
import {
  coinPayouts,
  contactMessages,
  deviceProfiles,
  feedback,
  productEventsTable,
  users,
} from '../../../storage/schema.ts';

/** Deletes the accounts whose grace period is over, one transaction each. */
export async function deleteDueAccounts(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithRooms,
): Promise<void> {
  const { db, clock, config, jobs, log } = services;
  const isDue = lte(users.deleteAfter, clock.now());
  const due = await db.select({ id: users.id }).from(users).where(isDue);
  for (const { id } of due) {
    const ended = await db.transaction(async (tx) => {
      // Check again under a lock, because the owner may have canceled the deletion in the meantime.
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), isDue))
        .for('update');
      if (!user) return [];
      const sessions = await deleteSessionsOf(tx, id);
      await queueCancellation(services, tx, id, 'now');
      await forgetTraces(tx, id);
      await tx.delete(users).where(eq(users.id, id));
      await mailUser(jobs, tx, user, (to) =>
        composeAccountDeletedMail(config, { to, username: user.username }),
      );
      return sessions;
    });
    await disconnectEndedSessions(services, id, ended);
  }
  if (due.length > 0) log.info({ accounts: due.length }, 'accounts deleted after their grace period');
}

/** Deletes the user's messages and anonymizes statistics. Rows that belong to the user are deleted by cascade. */
async function forgetTraces(tx: Db, userId: string): Promise<void> {
  await anonymizeReports(tx, userId);
  await anonymizeTopics(tx, userId);
  await anonymizeCopyrightClaims(tx, userId);
  await tx.update(coinPayouts).set({ destination: null }).where(eq(coinPayouts.userId, userId));
  await tx.delete(feedback).where(eq(feedback.userId, userId));
  await tx.delete(contactMessages).where(eq(contactMessages.userId, userId));
  await tx.delete(deviceProfiles).where(eq(deviceProfiles.userId, userId));
  await tx
    .update(productEventsTable)
    .set({ userId: null, deviceId: null })
    .where(eq(productEventsTable.userId, userId));
}
