import type { RoomsGateway } from '../../../rooms-gateway/RoomsGateway.ts';
import { type RoomPlace, waitWhileMoving } from '../../../rooms-gateway/waitWhileMoving.ts';

export type LocateRoom = (roomId: string) => Promise<RoomPlace>;

/** Shorter than pages wait for an answer. */
const WAIT_MS = 3_000;
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
    const find = (): Promise<RoomPlace> => rooms.locateRoom(roomId);
    const look = waitWhileMoving(find, { waitMs, lookEveryMs: LOOK_EVERY_MS }).finally(() =>
      looks.delete(roomId),
    );
    looks.set(roomId, look);
    return look;
  };
}
