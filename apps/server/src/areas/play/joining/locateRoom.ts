import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import { RoomNotFound } from '../playtests/seatErrors.ts';
import type { LocateRoom } from './createRoomLocator.ts';
import { toGuestRoomUrl } from './guestRooms.ts';

type RoomAddress = EndpointResponse<Endpoints['locateRoom']>['data'];

/** Finds a room that may have moved to another process. Its id gives no access: sockets need a ticket or a token. */
export async function locateRoom(
  locate: LocateRoom,
  roomId: string,
  isForExport: boolean,
): Promise<RoomAddress> {
  const found = await locate(roomId);
  if (found === null) throw RoomNotFound();
  if (found === 'moving') return { state: 'moving' };
  return { state: 'open', url: isForExport ? toGuestRoomUrl(found.url) : found.url };
}
