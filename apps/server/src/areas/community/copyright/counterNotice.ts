import type { EndpointBody, CopyrightNotice, Endpoints } from '@playloom/api-contract';
import { ClaimNotFound, CounterNoticeNotAllowed } from './copyrightErrors.ts';
import { composeClaimantMail } from './composeClaimantMail.ts';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findClaimOfOwner, lockClaim, updateClaim, type CopyrightClaimRow } from './copyrightQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';

/** States in which the creator sees a claim. An open or rejected claim has no effect on the creator. */
const SHOWN_TO_CREATOR: readonly CopyrightClaimRow['state'][] = [
  'content_removed',
  'counter_notice',
  'restored',
];

function canAnswer({ state, counterAt }: CopyrightClaimRow): boolean {
  return state === 'content_removed' && counterAt === null;
}

/**
 * Reads a claim without the claimant's email and address. Users other than the creator get the same answer as for a
 * claim that does not exist.
 */
export async function readCopyrightNotice(
  { db }: WithDatabase,
  user: UserRow,
  id: string,
): Promise<CopyrightNotice> {
  const found = await findClaimOfOwner(db, id, user.id);
  if (!found || !SHOWN_TO_CREATOR.includes(found.claim.state)) throw ClaimNotFound();
  const { claim, game } = found;
  const { number, state, name, work, workLink, decision, counterAt } = claim;
  return {
    number,
    state,
    game,
    claimant: name,
    work,
    workLink,
    decision,
    counterNoticeAt: counterAt?.toISOString() ?? null,
    canAnswer: canAnswer(claim),
  };
}

export async function sendCounterNotice(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  user: UserRow,
  id: string,
  { name, email, address, statement, signature }: EndpointBody<Endpoints['sendCounterNotice']>,
): Promise<void> {
  const { db, jobs, clock, config } = services;
  await db.transaction(async (tx) => {
    const claim = await lockClaim(tx, id);
    const found = await findClaimOfOwner(tx, id, user.id);
    if (!claim || !found || !SHOWN_TO_CREATOR.includes(claim.state)) throw ClaimNotFound();
    if (!canAnswer(claim)) throw CounterNoticeNotAllowed();
    await updateClaim(tx, id, {
      state: 'counter_notice',
      counterUserId: user.id,
      counterName: name,
      counterEmail: email,
      counterAddress: address,
      counterStatement: statement,
      counterSignature: signature,
      counterAt: clock.now(),
    });
    const { number } = claim;
    const { title } = found.game;
    await jobs.send(
      tx,
      'mail',
      composeOperatorMail(config, {
        subject: `Counter-notice to copyright claim ${number}`,
        replyTo: email,
        facts: [
          ['Name', name],
          ['Account', user.username],
          ['Game', title],
          ['Review page', `${config.publicUrl}/operator/copyright?state=counter_notice`],
        ],
        message: statement,
      }),
    );
    if (claim.email !== '')
      await jobs.send(
        tx,
        'mail',
        composeClaimantMail(config, { to: claim.email, number, title, update: 'counter_notice' }),
      );
  });
}
