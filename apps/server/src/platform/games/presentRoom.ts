import type { RoomListing as ListedRoom } from '@playloom/api-contract';
import type { RoomListing } from '../rooms/RoomsDoor.ts';

export function presentRoom(room: RoomListing): ListedRoom {
  const { roomId, roomName, players, bots, maxPlayers, status } = room;
  return { roomId, roomName, players, bots, maxPlayers, status };
}
