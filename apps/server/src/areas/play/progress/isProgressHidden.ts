import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { computeAge } from '../../identity/users/ageBands.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import { PROGRESS_SHOWN_FROM } from '../achievements/limits.ts';

/** Whether others may not see what a user has earned. */
export async function isProgressHidden(
  { db, clock }: WithClock & WithDatabase,
  user: UserRow,
  callerId: string | null,
): Promise<boolean> {
  if (callerId === user.id) return false;
  const age = computeAge(user, clock.now());
  if (age !== null && age < PROGRESS_SHOWN_FROM) return true;
  return callerId !== null && (await hasBlockBetween(db, callerId, user.id));
}
