import { CHECKED_SEATS_MAX, type SeatSettings } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { canWriteInChat, isUnderAge } from '../../identity/users/ageBands.ts';
import { listBirthDates, listHiddenPairs } from './seatQueries.ts';

/** Reads what applies to these users in every room. The number of queries does not depend on the number of users. */
export async function readSeatSettings(
  { db, clock }: WithDatabase & WithClock,
  userIds: readonly string[],
): Promise<(SeatSettings | null)[]> {
  if (userIds.length > CHECKED_SEATS_MAX) throw new Error(`Too many users at once: ${userIds.length}.`);
  const now = clock.now();
  const known = [...new Set(userIds.filter(isUuid))];
  const users = new Map((await listBirthDates(db, known)).map((user) => [user.id, user]));
  const hides = Map.groupBy(await listHiddenPairs(db, known), ({ userId }) => userId);
  return userIds.map((userId) => {
    const user = users.get(userId);
    return user === undefined
      ? null
      : {
          hides: (hides.get(userId) ?? []).map(({ otherId }) => otherId),
          canWrite: canWriteInChat(user, now),
          isUnderAge: isUnderAge(user, now),
        };
  });
}
