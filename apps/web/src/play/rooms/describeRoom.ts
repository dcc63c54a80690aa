import type { RoomListing } from '@playloom/api-contract';
import type { RoomList } from '../page-data/PlayPageData.ts';

/** Counts free slots. Bots leave when players join, so their slots are free. */
export function countFreeSlots({ players, maxPlayers }: Pick<RoomListing, 'players' | 'maxPlayers'>): number {
  return Math.max(0, maxPlayers - players);
}

/**
 * Returns the room that Play joins: the fullest room with a free slot. The list is sorted fullest first, and ends with
 * rooms that sleep.
 */
function findOpenRoom(rooms: readonly RoomListing[]): RoomListing | null {
  return rooms.find((room) => countFreeSlots(room) > 0) ?? null;
}

function describeFreeSlots(free: number): string {
  if (free === 0) return 'Full';
  return `${free} ${free === 1 ? 'slot' : 'slots'} free`;
}

/** Counts the players in all rooms of the game, including private ones. */
export function countPlaying({ list, privatePlayers }: RoomList): number {
  return list.reduce((total, { players }) => total + players, privatePlayers);
}

/** Text that is shown below the room list, or in its place if it is empty. Null if there is nothing to add. */
export function describeOtherPlayers({ list, privatePlayers }: RoomList): string | null {
  const inPrivate =
    privatePlayers === 1 ? '1 player in a private room' : `${privatePlayers} players in private rooms`;
  if (list.some(({ isAsleep }) => !isAsleep)) return privatePlayers > 0 ? inPrivate : null;
  if (list.length > 0)
    return privatePlayers > 0
      ? `${inPrivate}. The other rooms are asleep. Join one to wake it.`
      : 'No one is playing right now. Join a room to wake it as it was.';
  if (privatePlayers > 0) return `${inPrivate}. No open rooms. Press Play to start one that anyone can join.`;
  return 'No one is playing right now. Press Play to start a room that anyone can join.';
}

/** Describes what the Play button will do, as the text below it. */
export function describePlayTarget(rooms: readonly RoomListing[]): string {
  const room = findOpenRoom(rooms);
  if (room?.isAsleep) return `Wakes ${room.roomName}`;
  return room
    ? `Joins ${room.roomName}, ${describeFreeSlots(countFreeSlots(room))}`
    : 'Starts a room that others can join';
}
