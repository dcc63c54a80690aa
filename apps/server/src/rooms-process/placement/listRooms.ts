import { matchMaker, type IRoomCache } from '@colyseus/core';
import type { RoomListingEntry } from '@playloom/room-contract';
import { GAME_ROOM_NAME, type GameRoom } from '../room/GameRoom.ts';
import type { RoomMetadata } from '../room/RoomMetadata.ts';

export type ListedRoom = IRoomCache<RoomMetadata> & { metadata: RoomMetadata };

type Wanted = Partial<RoomMetadata> & { roomId?: string; private?: boolean };

/** Lists the rooms of all processes, fullest first. */
export async function listAllRooms(wanted: Wanted): Promise<ListedRoom[]> {
  const rooms = (await matchMaker.query<GameRoom>({ name: GAME_ROOM_NAME, ...wanted })) as ListedRoom[];
  return rooms.toSorted((a, b) => b.metadata.players - a.metadata.players || (a.roomId < b.roomId ? -1 : 1));
}

/** The address of a room: a path, if its process has the same origin as the page. */
export function formatRoomUrl({
  roomId,
  processId,
  publicAddress = '',
}: Pick<ListedRoom, 'roomId' | 'processId' | 'publicAddress'>): string {
  return `${publicAddress}/rooms/${processId}/${roomId}`;
}

export function toRoomListing({ roomId, metadata }: ListedRoom): RoomListingEntry {
  const { roomName, gameId, release, players, bots, maxPlayers, status } = metadata;
  return { roomId, roomName, gameId, release, players, bots, maxPlayers, status };
}
