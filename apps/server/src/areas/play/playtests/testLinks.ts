import { TEST_LINK_PREFIX } from '@playloom/api-contract';
import type { JoiningPlayer, SeatAnswer, SeatRequest } from '@playloom/room-contract';
import { GameFull, NetworkRoomsLimitReached, RoomsLimitReached } from '../../economy/plans/planErrors.ts';
import { RoomFull, KickedFromRoom, RoomNotFound, RoomsUnavailable } from './seatErrors.ts';
import { StartFailed } from './startErrors.ts';
import { hashToken } from '../../../http/session.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithClock } from '../../../process/clock.ts';
import {
  findTestRelease,
  setTestReleaseLobbyCode,
  type TestRelease,
} from '../../creation/releases/testReleaseQueries.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';

export const SEAT_PROBLEM_ERRORS = {
  room_full: RoomFull,
  sent_away: KickedFromRoom,
  room_not_found: RoomNotFound,
  rooms_unavailable: RoomsUnavailable,
  game_full: GameFull,
  rooms_limit_reached: RoomsLimitReached,
  network_rooms_limit: NetworkRoomsLimitReached,
  start_failed: StartFailed,
  // Callers retry with the creator's lock, so this error never reaches a player.
  turn_needed: RoomsUnavailable,
};

/** Finds the draft of a playtest invitation. Returns null for invitations to rooms of published games. */
export async function findPlaytest(
  { db, clock }: WithClock & WithDatabase,
  inv: string | undefined,
): Promise<TestRelease | null> {
  return inv?.startsWith(TEST_LINK_PREFIX) ? findTestRelease(db, hashToken(inv), clock.now()) : null;
}

/** Reserves a seat in the room of a playtest. Opens a new room when the last one has closed. */
export async function reservePlaytestSeat(
  { db, rooms }: WithDatabase & WithRooms,
  test: TestRelease,
  player: JoiningPlayer,
): Promise<Extract<SeatAnswer, { ok: true }>> {
  const reserve = (joinRequest: SeatRequest['wish']) =>
    rooms.reserveSeat({
      gameId: test.game.id,
      release: test.release,
      engineVersion: test.engineVersion,
      maxPlayers: test.maxPlayers,
      preferredRegion: '',
      visitor: player,
      wish: joinRequest,
    });
  const known = test.lobbyCode === null ? null : await reserve({ kind: 'code', code: test.lobbyCode });
  if (known?.ok) return known;
  if (known && known.error !== 'room_not_found') throw SEAT_PROBLEM_ERRORS[known.error]();
  const opened = await reserve({ kind: 'new-private' });
  if (!opened.ok) throw SEAT_PROBLEM_ERRORS[opened.error]();
  await setTestReleaseLobbyCode(db, test.tokenHash, opened.lobbyCode);
  return opened;
}
