import { CHECKED_SEATS_MAX, type CheckedSeat, type SeatStanding } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listLiveSessionIds } from '../../identity/sessions/sessionQueries.ts';
import { listHiddenGameIds, listSanctionsOfUsers, listTestReleases } from './seatQueries.ts';

/** Reads whether the players of these seats may stay. The number of queries does not depend on the number of seats. */
export async function checkSeats(
  { db, clock }: WithDatabase & WithClock,
  seats: readonly CheckedSeat[],
): Promise<SeatStanding[]> {
  if (seats.length > CHECKED_SEATS_MAX) throw new Error(`Too many seats at once: ${seats.length}.`);
  const now = clock.now();
  const signIns = listIds(seats.map(({ signIn }) => signIn));
  const hidden = await listHiddenGameIds(db, listIds(seats.map(({ gameId }) => gameId)));
  const tests = await listTestReleases(db, hidden);
  const open = new Set(signIns.length === 0 ? [] : await listLiveSessionIds(db, signIns, now));
  const sanctions = await listSanctionsOfUsers(db, listIds(seats.map(({ userId }) => userId)), now);
  const isClosed = ({ gameId, release }: CheckedSeat): boolean =>
    hidden.includes(gameId) && !tests.some((test) => test.gameId === gameId && test.release === release);
  const isSanctioned = (seat: CheckedSeat, kind: 'ban' | 'mute'): boolean =>
    sanctions.some(
      (one) =>
        one.userId === seat.userId &&
        one.kind === kind &&
        (one.gameId === null || one.gameId === seat.gameId),
    );
  return seats.map((seat) => {
    if (isClosed(seat)) return 'game-closed';
    if (isSanctioned(seat, 'ban')) return 'banned';
    if (seat.signIn !== undefined && !open.has(seat.signIn)) return 'signed-out';
    return isSanctioned(seat, 'mute') ? 'muted' : 'welcome';
  });
}

function listIds(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids)].filter((id) => typeof id === 'string' && isUuid(id)) as string[];
}
