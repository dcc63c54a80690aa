import { SLEEPING_ROOM_BYTES_MAX } from '@playloom/room-contract';
import { callUntilAnswered } from './callUntilAnswered.ts';
import type { RoomHandle } from './RoomHandle.ts';
import { encodeSleepingRecord } from './sleepingRecord.ts';

/** After about a minute: longer than a database or a web process takes to restart. */
const TRIES_MAX = 10;

const isLastTry = (tries: number): boolean => tries >= TRIES_MAX;

/** Stores a room that nobody is in and that has reported everything. If that fails, another process tries again. */
export async function storeSleepingRoom(room: RoomHandle): Promise<void> {
  const { context, roomId, gameId } = room;
  try {
    const record = await encodeSleepingRecord(room.journal.describe());
    if (record.length > SLEEPING_ROOM_BYTES_MAX) return await reportLargeRoom(room, record.length);
    const isKept = await callUntilAnswered(() => callStore(room, record), isLastTry);
    context.log.info({ roomId, gameId, bytes: record.length, isKept }, 'a room fell asleep');
  } catch (error) {
    room.warn(error, 'could not store a sleeping room');
    await room.journal.suspend();
  }
}

/** Forgets the record of a room that is open. Until its journal is stored, the record is the only copy. */
export async function forgetSleepingRoom(room: RoomHandle): Promise<void> {
  await room.journal.addMembers();
  await callUntilAnswered(
    () => room.context.platform.settleSleepingRoom(room.roomId, 'open'),
    isLastTry,
  ).catch((error: unknown) => room.warn(error, 'could not forget the record of a room'));
}

function callStore(
  { context, roomId, gameId, release, metadata, ownerId, keepAlive, played }: RoomHandle,
  record: Uint8Array,
): Promise<boolean> {
  const { roomName, lobbyCode, maxPlayers, engineVersion } = metadata;
  const { seconds, people } = played.describe();
  return context.platform.storeSleepingRoom({
    roomId,
    gameId,
    release,
    roomName,
    lobbyCode,
    maxPlayers,
    ownerId,
    engineVersion,
    keepAlive,
    played: { seconds: Math.round(seconds), people: people.length },
    record,
  });
}

async function reportLargeRoom(
  { context, gameId, release, roomId }: RoomHandle,
  bytes: number,
): Promise<void> {
  const [size, most] = [bytes, SLEEPING_ROOM_BYTES_MAX].map((count) => (count / 1024 / 1024).toFixed(1));
  await context.platform.reportProblem({
    gameId,
    release,
    roomId,
    level: 'warn',
    id: 'room-too-large-to-keep',
    place: 'settings.keepAlive',
    text: `A room wasn’t kept: it needs ${size} MB, and the limit is ${most} MB. Remove entities that are no longer needed.`,
  });
}
