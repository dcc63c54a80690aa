import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { RoomsGateway } from '../../../rooms-gateway/RoomsGateway.ts';
import { RoomNotFound } from '../playtests/seatErrors.ts';
import { toGuestRoomUrl } from './guestRooms.ts';

type RoomAddress = EndpointResponse<Endpoints['locateRoom']>['data'];

/** Finds a room that may have moved to another process. Its id gives no access: sockets need a ticket or a token. */
export async function locateRoom(
  rooms: RoomsGateway,
  roomId: string,
  isForExport: boolean,
): Promise<RoomAddress> {
  const found = await rooms.locateRoom(roomId);
  if (found === null) throw RoomNotFound();
  if (found === 'moving') return { state: 'moving' };
  return { state: 'open', url: isForExport ? toGuestRoomUrl(found.url) : found.url };
}
