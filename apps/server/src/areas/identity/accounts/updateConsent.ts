import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { AgreementChanged } from '../agreements/agreementErrors.ts';
import { ConsentMissing } from './accountErrors.ts';
import { NotSignedIn } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCurrentAgreementVersions } from '../agreements/agreementQueries.ts';
import { consents, users, type UserRow } from '../../../storage/schema.ts';

/** Stores the user's consent, with its date and versions. The only place that marks the consent step as done. */
export async function updateConsent(
  { db, clock }: WithClock & WithDatabase,
  userId: string,
  { isTOSAndPrivacyApproved, marketingOptIn, versions }: EndpointBody<Endpoints['updateConsent']>,
): Promise<UserRow> {
  if (!isTOSAndPrivacyApproved) throw ConsentMissing();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const current = await findCurrentAgreementVersions(tx);
    // A user cannot agree to a text that was published while they were reading an older one.
    if (versions && (versions.tos !== current.tos || versions.pp !== current.pp)) throw AgreementChanged();
    const agreed = { tosVersion: current.tos, ppVersion: current.pp };
    const [user] = await tx
      .update(users)
      .set({ secondStepDone: true, termsApprovedAt: now, marketingOptIn, ...agreed })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw NotSignedIn();
    await tx.insert(consents).values({ userId, marketingOptIn, approvedAt: now, ...agreed });
    return user;
  });
}
