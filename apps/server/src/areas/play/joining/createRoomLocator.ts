import { setTimeout as pause } from 'node:timers/promises';
import type { RoomsGateway } from '../../../rooms-gateway/RoomsGateway.ts';

type RoomPlace = Awaited<ReturnType<RoomsGateway['locateRoom']>>;
export type LocateRoom = (roomId: string) => Promise<RoomPlace>;

/** Shorter than pages wait for an answer. */
const WAIT_MS = 2_000;
const LOOK_EVERY_MS = 60;

/**
 * Finds rooms. If one is moving, its pages wait for it here with a single look for all of them, so that they don't have
 * to ask again and again.
 */
export function createRoomLocator(rooms: Pick<RoomsGateway, 'locateRoom'>, waitMs = WAIT_MS): LocateRoom {
  const looks = new Map<string, Promise<RoomPlace>>();
  return (roomId) => {
    const known = looks.get(roomId);
    if (known !== undefined) return known;
    const look = waitForRoom(rooms, roomId, waitMs).finally(() => looks.delete(roomId));
    looks.set(roomId, look);
    return look;
  };
}

async function waitForRoom(
  rooms: Pick<RoomsGateway, 'locateRoom'>,
  roomId: string,
  waitMs: number,
): Promise<RoomPlace> {
  const until = performance.now() + waitMs;
  for (;;) {
    const place = await rooms.locateRoom(roomId);
    if (place !== 'moving' || performance.now() >= until) return place;
    await pause(LOOK_EVERY_MS);
  }
}
