import { matchMaker } from '@colyseus/core';
import type { RoomsContext } from '../context/RoomsContext.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import { type RecoveredRoom, readRecoveredRoom } from '../journal/readRecoveredRoom.ts';
import { GAME_ROOM_NAME, type GameRoom } from '../room/GameRoom.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';

/** Opens the rooms of a process that has ended, as they were, so that their players can return. */
export async function recoverRooms(context: RoomsContext, store: JournalStore): Promise<void> {
  const rooms = await store.list();
  await Promise.all(
    rooms.map(({ roomId, ageMs }) => recoverRoom(context, store, roomId, ageMs > AGE_MAX_MS)),
  );
}

/** After this long, the pages of players have given up. The room is opened only to save what they had. */
const AGE_MAX_MS = 10 * 60_000;

async function recoverRoom(
  context: RoomsContext,
  store: JournalStore,
  roomId: string,
  isOld: boolean,
): Promise<void> {
  const { log, recovered } = context;
  try {
    const records = await store.read(roomId);
    const room = records && readRecoveredRoom(roomId, records);
    if (room === null || room.seats.length === 0) return await store.remove(roomId);
    recovered.set(roomId, room);
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
