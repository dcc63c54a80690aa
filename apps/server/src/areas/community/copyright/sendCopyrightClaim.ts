import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { ClaimedContentNotFound, ClaimEmailMissing } from './copyrightErrors.ts';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findClaimableGame, insertClaim } from './copyrightQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { readClaimedSlug } from './readClaimedSlug.ts';

type ClaimBody = EndpointBody<Endpoints['sendCopyrightClaim']>;

/** Stores the claim and mails the operator. Returns a number that the claimant can quote in later mails. */
export async function sendCopyrightClaim(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow | null,
  { isGoodFaith: _faith, isAccurate: _accurate, ...body }: ClaimBody,
): Promise<number> {
  const { db, jobs, clock, config } = services;
  const email = body.email || user?.email;
  if (!email) throw ClaimEmailMissing({ email: ClaimEmailMissing.message });
  const slug = readClaimedSlug(config, body.content);
  const game = slug === null ? null : await findClaimableGame(db, slug);
  if (!game) throw ClaimedContentNotFound({ content: ClaimedContentNotFound.message });
  return db.transaction(async (tx) => {
    const number = await insertClaim(tx, {
      ...body,
      email,
      gameId: game.id,
      claimantId: user?.id ?? null,
      createdAt: clock.now(),
    });
    await jobs.send(
      tx,
      'mail',
      composeOperatorMail(config, {
        subject: `Copyright claim ${number} about ${game.title}`,
        replyTo: email,
        facts: [
          ['Name', body.name],
          ['Account', user?.username ?? 'none'],
          ['Content', `${config.publicUrl}/play/${game.slug}`],
          ['Review page', `${config.publicUrl}/operator/copyright`],
        ],
        message: body.work,
      }),
    );
    return number;
  });
}
