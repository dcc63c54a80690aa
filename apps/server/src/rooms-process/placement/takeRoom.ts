import { matchMaker } from '@colyseus/core';
import type { MovingRoom, RoomsContext } from '../context/RoomsContext.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import { loadRelease } from '../room/loadRelease.ts';
import { recoverRoom } from './recoverRooms.ts';

/** How long a room may take to stop and to store its last moments. */
const LEAVE_LIMIT_MS = 6_000;

/**
 * Continues a room of a process that is about to stop. Everything is loaded before the room stops there, so that its
 * players wait only for the last step. Returns false if the room can't be taken.
 */
export async function takeRoom(
  context: RoomsContext,
  store: JournalStore,
  { roomId, gameId, release }: MovingRoom,
  ownerId: string,
): Promise<boolean> {
  const { platform, threads, isDraining } = context;
  if (isDraining) return false;
  const found = await loadRelease(platform, { gameId, release, recoveredId: roomId });
  const engine = await context.findEngine(found.engineVersion);
  if (engine === undefined) return false;
  const forget = await threads.prepare(roomId, { ...found, engine, gameId });
  try {
    const hasLeft = await matchMaker.remoteRoomCall<GameRoom, 'leaveTo'>(
      roomId,
      'leaveTo',
      [ownerId],
      LEAVE_LIMIT_MS,
    );
    if (!hasLeft || !(await store.claim(roomId))) return false;
    await recoverRoom(context, store, { roomId, found });
    return true;
  } finally {
    forget();
  }
}
