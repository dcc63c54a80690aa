import type { RoomListing as ListedRoom } from '@playloom/api-contract';
import type { RoomListingEntry } from '@playloom/room-contract';

export function presentRoom(room: RoomListingEntry): ListedRoom {
  const { roomId, roomName, players, bots, maxPlayers, status } = room;
  return { roomId, roomName, players, bots, maxPlayers, status };
}
