import type { RoomListing } from '@playloom/api-contract';

/** Places nobody sits on. Bots give way to people. */
export function countFree({ players, maxPlayers }: Pick<RoomListing, 'players' | 'maxPlayers'>): number {
  return Math.max(0, maxPlayers - players);
}

/** Where Play would put somebody: the fullest room with a free place. The list comes fullest first. */
function findOpenRoom(rooms: readonly RoomListing[]): RoomListing | null {
  return rooms.find((room) => countFree(room) > 0) ?? null;
}

export function describePlaces(free: number): string {
  if (free === 0) return 'Full';
  return `${free} ${free === 1 ? 'place' : 'places'} free`;
}

/** What stands under the Play button. */
export function describeWay(rooms: readonly RoomListing[]): string {
  const room = findOpenRoom(rooms);
  return room ? `Joins ${room.roomName}, ${describePlaces(countFree(room))}` : 'Opens a room for you';
}
