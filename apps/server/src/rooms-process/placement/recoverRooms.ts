import { matchMaker } from '@colyseus/core';
import type { ReturningRoom, RoomsContext } from '../context/RoomsContext.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import { type RecoveredRoom, readRecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { GAME_ROOM_NAME, type GameRoom } from '../room/GameRoom.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';

/** After this long, the pages of players have given up. The room is opened only to save what they had. */
const AGE_MAX_MS = 10 * 60_000;
/** How soon a process notices that another one is gone. */
const LOOK_EVERY_MS = 250;
/** Rooms that come back at the same time. The others may find a process that is less busy. */
const AT_ONCE_MAX = 4;

/** Brings rooms back whose process has ended, now and from now on. Returns a function that stops it. */
export function watchFreeRooms(context: RoomsContext, store: JournalStore): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false };
  const look = async (): Promise<void> => {
    await recoverRooms(context, store).catch((error: unknown) =>
      context.log.warn({ err: error }, 'could not look for rooms without a process'),
    );
    if (!state.isStopped) state.timer = setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  void look();
  return () => {
    state.isStopped = true;
    clearTimeout(state.timer);
  };
}

/** Opens the rooms of processes that have ended, as they were, so that their players can return. */
export async function recoverRooms(context: RoomsContext, store: JournalStore): Promise<void> {
  if (context.isDraining) return;
  const waiting = [...(await store.list())];
  const recoverNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      if (!context.isDraining && (await store.claim(next.roomId)))
        await recoverRoom(context, store, { roomId: next.roomId, isOld: next.ageMs > AGE_MAX_MS });
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, recoverNext));
}

/** Opens a room that this process has claimed. */
export async function recoverRoom(
  context: RoomsContext,
  store: JournalStore,
  { roomId, isOld = false, found }: Pick<ReturningRoom, 'roomId' | 'found'> & { isOld?: boolean },
): Promise<void> {
  const { log, recovered } = context;
  try {
    const records = await store.read(roomId);
    const room = records && readRecoveredRoom(roomId, records);
    if (room === null || (room.seats.length === 0 && room.effects.length === 0))
      return await store.remove(roomId);
    recovered.set(roomId, { ...room, ...(found && { found }) });
    await matchMaker.createRoom(GAME_ROOM_NAME, describeOptions(context, room));
    if (isOld) await matchMaker.remoteRoomCall<GameRoom, 'finish'>(roomId, 'finish', ['room-closed']);
    log.info({ roomId, tick: room.replay.tick, seats: room.seats.length }, 'a room came back');
  } catch (error) {
    log.error({ err: error, roomId }, 'a room could not be brought back');
    await store.remove(roomId);
  } finally {
    recovered.delete(roomId);
  }
}

function describeOptions({ region }: RoomsContext, { roomId, base }: RecoveredRoom): RoomOptions {
  const { gameId, release, maxPlayers, lobbyCode, ownerId } = base.plan;
  return { gameId, release, maxPlayers, lobbyCode, ownerId, preferredRegion: region, recoveredId: roomId };
}
