import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { SeatProblem, SleepingRoomPlan, SleepingRoomQuery } from '@playloom/room-contract';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { GAME_ROOM_NAME } from '../room/GameRoom.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';
import { readStartFailure } from '../simulation/startFailure.ts';
import { listAllRooms, type ListedRoom } from './listRooms.ts';

/** How long a player waits for a room that another process is opening. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

type WakeOutcome =
  | { readonly kind: 'open'; readonly room: ListedRoom }
  /** The room can't be brought back, so the player gets a fresh one. */
  | { readonly kind: 'lost'; readonly lobbyCode: string | null }
  | { readonly kind: 'refused'; readonly error: SeatProblem };

/**
 * Opens a sleeping room as it was. Returns null if no room fits the query. `findProblem` tells why no room can be
 * opened now.
 */
export async function wakeRoom(
  context: RoomsContext,
  query: SleepingRoomQuery,
  preferredRegion: string,
  findProblem: () => Promise<SeatProblem | null>,
): Promise<WakeOutcome | null> {
  const claim = await context.platform.claimSleepingRoom(query);
  if (claim === null) return null;
  if (claim.kind === 'waking') return waitForRoom(claim.roomId);
  const { roomId } = claim.room;
  const [running] = await listAllRooms({ roomId });
  // Its process has not said yet that it is open.
  if (running) return { kind: 'open', room: running };
  // It is about to come back after a crash, newer than its record.
  if (await context.journals.has(roomId)) return waitForRoom(roomId);
  const error = await findProblem();
  if (error === null) return openSleepingRoom(context, claim.room, preferredRegion);
  await settle(context, roomId, 'asleep');
  return { kind: 'refused', error };
}

async function waitForRoom(roomId: string): Promise<WakeOutcome> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const [room] = await listAllRooms({ roomId });
    if (room) return { kind: 'open', room };
    await pause(LOOK_EVERY_MS);
  }
  return { kind: 'refused', error: 'rooms_unavailable' };
}

async function openSleepingRoom(
  context: RoomsContext,
  { roomId, ...plan }: SleepingRoomPlan,
  preferredRegion: string,
): Promise<WakeOutcome> {
  const { log } = context;
  const { gameId, release, lobbyCode } = plan;
  try {
    const options: RoomOptions = { ...plan, preferredRegion, wokenId: roomId };
    const room = (await matchMaker.createRoom(GAME_ROOM_NAME, options)) as ListedRoom;
    log.info({ roomId, gameId, release }, 'a sleeping room woke up');
    return { kind: 'open', room };
  } catch (error) {
    const isLost = readStartFailure(error) !== null;
    log.error({ err: error, roomId, gameId, release, isLost }, 'a sleeping room could not be opened');
    await settle(context, roomId, isLost ? 'failed' : 'asleep');
    return isLost ? { kind: 'lost', lobbyCode } : { kind: 'refused', error: 'rooms_unavailable' };
  }
}

/** If this fails, the claim ends by itself after a while. */
async function settle(
  { platform, log }: RoomsContext,
  roomId: string,
  outcome: 'asleep' | 'failed',
): Promise<void> {
  await platform
    .settleSleepingRoom(roomId, outcome)
    .catch((error: unknown) => log.warn({ err: error, roomId }, 'could not settle a sleeping room'));
}
