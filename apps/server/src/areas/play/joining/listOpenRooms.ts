import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { RoomsGateway } from '../../../rooms-gateway/RoomsGateway.ts';
import { presentRoom } from './presentRoom.ts';

interface ListedGame {
  readonly id: string;
  readonly liveRelease: number | null;
}

/** Lists the public rooms, and counts the players in private rooms. Playtests of unpublished games stay hidden. */
export async function listOpenRooms(rooms: RoomsGateway, { id, liveRelease }: ListedGame) {
  const [listed, playing] = await Promise.all([rooms.listRooms(id), rooms.countPlayers()]);
  const publicPlayers = listed.reduce((total, { players }) => total + players, 0);
  // Never negative, even if players join or leave between the two answers.
  const privatePlayers = liveRelease === null ? 0 : Math.max(0, (playing.get(id) ?? 0) - publicPlayers);
  return { ...respondSuccess(listed.map(presentRoom)), privatePlayers };
}
