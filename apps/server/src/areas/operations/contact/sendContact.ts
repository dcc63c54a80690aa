import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { contactMessages, type UserRow } from '../../../storage/schema.ts';

/** Stores and mails the message in one transaction, so that a confirmed message is never lost. */
export async function sendContact(
  { db, jobs, clock, config }: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow | null,
  { name, email, message }: EndpointBody<Endpoints['sendContact']>,
): Promise<void> {
  const mail = composeOperatorMail(config, {
    subject: `Contact request from ${name}`,
    replyTo: email,
    facts: [
      ['Name', name],
      ['Email', email],
      ['Account', user?.username ?? 'none'],
    ],
    message,
  });
  await db.transaction(async (tx) => {
    await tx
      .insert(contactMessages)
      .values({ userId: user?.id ?? null, name, email, message, createdAt: clock.now() });
    await jobs.send(tx, 'mail', mail);
  });
}
