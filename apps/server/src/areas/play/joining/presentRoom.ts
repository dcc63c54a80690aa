import type { RoomListing as ListedRoom } from '@playloom/api-contract';
import type { RoomListingEntry } from '../../../platform/rooms/RoomsGateway.ts';

export function presentRoom(room: RoomListingEntry): ListedRoom {
  const { roomId, roomName, players, bots, maxPlayers, status } = room;
  return { roomId, roomName, players, bots, maxPlayers, status };
}
