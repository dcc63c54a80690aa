import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findBanOfUser, type Ban } from '../../identity/sanctions/banQueries.ts';
import { feedback, sanctions } from '../../../storage/schema.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { findBan, type BanSubject } from '../../identity/sanctions/bans.ts';
import { APPEAL_PATH, describeBan } from '../../identity/sanctions/describeBan.ts';

const APPEAL_TYPE = 'Ban appeal';

/**
 * Stores an appeal with its ban and mails it to the operator. The answer is the same whether or not the username
 * belongs to a banned account.
 */
export async function sendAppeal(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  person: BanSubject,
  { username, email, message }: EndpointBody<Endpoints['sendAppeal']>,
): Promise<void> {
  const { db, jobs, clock, config } = services;
  const ban = await findAppealedBan(services, person, username);
  const mail = composeOperatorMail(config, {
    subject: `Ban appeal from ${username}`,
    replyTo: email,
    facts: [
      ['Account', username],
      ['Email', email],
      ['Ban', ban ? describeBan(ban, config) : 'none found for this username'],
    ],
    message,
  });
  await db.transaction(async (tx) => {
    await tx.insert(feedback).values({
      userId: ban?.user.id ?? null,
      sanctionId: ban?.sanctionId ?? null,
      type: APPEAL_TYPE,
      message,
      email,
      path: APPEAL_PATH,
      createdAt: clock.now(),
    });
    await jobs.send(tx, 'mail', mail);
  });
}

/**
 * Finds the ban of the named account, in any game. If there is no such account, finds the ban of the current account or
 * browser.
 */
async function findAppealedBan(
  services: WithClock & WithDatabase,
  person: BanSubject,
  username: string,
): Promise<Ban | null> {
  const { db, clock } = services;
  const user = await findUserByName(db, username);
  if (!user) return findBan(services, person, null);
  const [newest] = await db
    .select({ gameId: sanctions.gameId })
    .from(sanctions)
    .where(and(eq(sanctions.userId, user.id), eq(sanctions.kind, 'ban'), isNull(sanctions.liftedAt)))
    .orderBy(desc(sanctions.createdAt))
    .limit(1);
  return newest ? findBanOfUser(db, user.id, { gameId: newest.gameId, now: clock.now() }) : null;
}
