import { feedbackTitles, type EndpointBody, type Endpoints } from '@playloom/api-contract';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { feedback, type UserRow } from '../../../storage/schema.ts';

/** Stores and mails the feedback in one transaction, so that confirmed feedback always reaches the operator. */
export async function sendFeedback(
  { db, jobs, clock, config }: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow | null,
  { type, message, email, path }: EndpointBody<Endpoints['sendFeedback']>,
): Promise<void> {
  const mail = composeOperatorMail(config, {
    subject: `Feedback: ${feedbackTitles[type]}`,
    replyTo: email,
    facts: [
      ['Type', feedbackTitles[type]],
      ['From', user?.username ?? 'a visitor who is not logged in'],
      ['Email', email || 'not given'],
      ['Page', path],
    ],
    message,
  });
  await db.transaction(async (tx) => {
    await tx
      .insert(feedback)
      .values({ userId: user?.id ?? null, type, message, email, path, createdAt: clock.now() });
    await jobs.send(tx, 'mail', mail);
  });
}
