import { matchMaker } from '@colyseus/core';
import type { MovingRoom, RoomsContext } from '../context/RoomsContext.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import { loadRelease } from '../room/loadRelease.ts';
import { formatRoomUrl } from './listRooms.ts';
import { recoverRoom } from './recoverRooms.ts';

/** How long a room may take to stop and to store its last moments. */
const LEAVE_LIMIT_MS = 6_000;

interface RoomTakerOptions {
  /** The rooms of this process. */
  readonly rooms: ReadonlyMap<string, { readonly isClosing: boolean }>;
  readonly ownerId: string;
  /** Where pages reach this process. Null if it is where they come from. */
  readonly publicAddress: string | null;
}

/**
 * Creates the function that continues a room of another process here. It returns the address of the room, or null if the
 * room can't be taken. Each room is taken once, although a process that stops may offer one that just moves here because
 * that process is busy.
 */
export function createRoomTaker(
  context: RoomsContext,
  store: JournalStore,
  { rooms, ownerId, publicAddress }: RoomTakerOptions,
): (room: MovingRoom) => Promise<string | null> {
  const taken = new Map<string, Promise<string | null>>();
  return (room) => {
    const { roomId } = room;
    const { processId } = matchMaker;
    const url = formatRoomUrl({ roomId, processId, publicAddress: publicAddress ?? '' });
    if (rooms.get(roomId)?.isClosing === false) return Promise.resolve(url);
    const known = taken.get(roomId);
    if (known !== undefined) return known;
    const taking = takeRoom(context, store, room, ownerId)
      .then((isTaken) => (isTaken ? url : null))
      .finally(() => taken.delete(roomId));
    taken.set(roomId, taking);
    return taking;
  };
}

/** Everything is loaded before the room stops elsewhere, so that its players wait only for the last step. */
async function takeRoom(
  context: RoomsContext,
  store: JournalStore,
  { roomId, gameId, release }: MovingRoom,
  ownerId: string,
): Promise<boolean> {
  const { platform, threads } = context;
  if (context.isDraining) return false;
  const found = await loadRelease(platform, { gameId, release, recoveredId: roomId });
  const engine = await context.findEngine(found.engineVersion);
  if (engine === undefined) return false;
  const forget = await threads.prepare(roomId, { ...found, engine, gameId });
  try {
    // Loading takes a while, and this process may have been told to stop meanwhile.
    if (context.isDraining) return false;
    const hasLeft = await matchMaker.remoteRoomCall<GameRoom, 'leaveTo'>(
      roomId,
      'leaveTo',
      [ownerId],
      LEAVE_LIMIT_MS,
    );
    if (!hasLeft || !(await store.claim(roomId))) return false;
    return await recoverRoom(context, store, { roomId, found });
  } finally {
    forget();
  }
}
