import type { BodyOf, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { ConsentMissing, NotSignedIn } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { consents, users } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';

/** The only place that marks the second step as done; each approval is kept with its date. */
export async function updateConsent(
  { db, clock }: Services,
  userId: string,
  { isTOSAndPrivacyApproved, marketingOptIn }: BodyOf<Endpoints['updateConsent']>,
): Promise<UserRow> {
  if (!isTOSAndPrivacyApproved) throw ConsentMissing();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ secondStepDone: true, termsApprovedAt: now, marketingOptIn })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw NotSignedIn();
    await tx.insert(consents).values({ userId, marketingOptIn, approvedAt: now });
    return user;
  });
}
