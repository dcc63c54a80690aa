import type { AgreementType, EndpointBody, Endpoints } from '@playloom/api-contract';
import { AgreementOutdated } from './agreementErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCurrentAgreementVersions } from './agreementQueries.ts';
import { agreementVersions, type UserRow } from '../../../storage/schema.ts';
import { recordAction } from '../audit/recordAction.ts';

/** Adds a version of an agreement. Earlier versions, and what users agreed to, never change. */
export async function publishAgreement(
  { db, clock }: WithClock & WithDatabase,
  actor: UserRow,
  type: AgreementType,
  { text, summary, basedOn }: EndpointBody<Endpoints['publishAgreement']>,
): Promise<{ number: number }> {
  const now = clock.now();
  const number = basedOn + 1;
  await db.transaction(async (tx) => {
    const current = await findCurrentAgreementVersions(tx);
    if (current[type] !== basedOn) throw AgreementOutdated();
    const version = { type, number, text, summary, publishedAt: now };
    const added = await tx
      .insert(agreementVersions)
      .values(version)
      .onConflictDoNothing()
      .returning({ number: agreementVersions.number });
    // Another operator published the same version number at the same time.
    if (added.length === 0) throw AgreementOutdated();
    const details = { type, number };
    await recordAction(tx, { actorId: actor.id, action: 'agreement.publish', reason: summary, details, now });
  });
  return { number };
}
