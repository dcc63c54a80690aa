import type { Services } from '../services.ts';
import { liftSanctions } from '../storage/moderationQueries.ts';
import type { UserRow } from '../storage/sessionQueries.ts';

/** Lifts all sanctions of a user on the platform. */
export async function endUserSanctions({ db, clock }: Services, user: UserRow): Promise<void> {
  await liftSanctions(db, { userId: user.id, gameId: null }, clock.now());
}
