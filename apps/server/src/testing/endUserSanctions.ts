import type { Services } from '../app/services.ts';
import { liftSanctions } from '../areas/identity/sanctions/sanctionQueries.ts';
import type { UserRow } from '../storage/schema/users.ts';

/** Lifts all sanctions of a user on the platform. */
export async function endUserSanctions({ db, clock }: Services, user: UserRow): Promise<void> {
  await liftSanctions(db, { userId: user.id, gameId: null }, clock.now());
}
