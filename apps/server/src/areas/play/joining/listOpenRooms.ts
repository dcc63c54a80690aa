import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listSleepingRooms } from '../../creation/sleeping-rooms/sleepingRoomQueries.ts';
import { presentRoom, presentSleepingRoom } from './presentRoom.ts';

interface ListedGame {
  readonly id: string;
  readonly liveRelease: number | null;
}

/**
 * Lists the public rooms, and counts the players in private rooms. Rooms that sleep come last. Playtests of unpublished
 * games stay hidden.
 */
export async function listOpenRooms(
  { db, clock, rooms }: WithClock & WithDatabase & WithRooms,
  { id, liveRelease }: ListedGame,
) {
  const [listed, playing, asleep] = await Promise.all([
    rooms.listRooms(id),
    rooms.countPlayers(),
    liveRelease === null ? [] : listSleepingRooms(db, { gameId: id, release: liveRelease, now: clock.now() }),
  ]);
  const publicPlayers = listed.reduce((total, { players }) => total + players, 0);
  // Never negative, even if players join or leave between the two answers.
  const privatePlayers = liveRelease === null ? 0 : Math.max(0, (playing.get(id) ?? 0) - publicPlayers);
  const running = new Set(listed.map(({ roomId }) => roomId));
  const sleeping = asleep.filter(({ roomId }) => !running.has(roomId));
  return {
    ...respondSuccess([...listed.map(presentRoom), ...sleeping.map(presentSleepingRoom)]),
    privatePlayers,
  };
}
