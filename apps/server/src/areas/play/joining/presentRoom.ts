import type { RoomListing as ListedRoom } from '@playloom/api-contract';
import type { RoomListingEntry } from '@playloom/room-contract';
import type { SleepingRoomRow } from '../../creation/sleeping-rooms/sleepingRoomQueries.ts';

export function presentRoom(room: RoomListingEntry): ListedRoom {
  const { roomId, roomName, players, bots, maxPlayers, status } = room;
  return { roomId, roomName, players, bots, maxPlayers, status, isAsleep: false };
}

export function presentSleepingRoom({ roomId, roomName, maxPlayers }: SleepingRoomRow): ListedRoom {
  return { roomId, roomName, players: 0, bots: 0, maxPlayers, status: '', isAsleep: true };
}
