import type { WithClock } from '../process/clock.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import { liftSanctions } from '../areas/identity/sanctions/sanctionQueries.ts';
import type { UserRow } from '../storage/schema.ts';

/** Lifts all sanctions of a user on the platform. */
export async function endUserSanctions(
  { db, clock }: WithClock & WithDatabase,
  user: UserRow,
): Promise<void> {
  await liftSanctions(db, { userId: user.id, gameId: null }, clock.now());
}
