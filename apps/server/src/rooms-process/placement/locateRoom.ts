import { waitWhileMoving, type RoomPlace } from '../../rooms-gateway/waitWhileMoving.ts';
import { isProcessRunning } from '../colyseus/colyseusInternals.ts';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { formatRoomUrl, listAllRooms } from './listRooms.ts';

/** Short, because the caller asks again if this process dies meanwhile. */
const WAIT = { waitMs: 500, lookEveryMs: 40 };

/**
 * Finds a room in any process. Waits for one that is moving: on a busy machine, asking this process again and again takes
 * longer than looking.
 */
export function locateRoom({ journals }: Pick<RoomsContext, 'journals'>, roomId: string): Promise<RoomPlace> {
  return waitWhileMoving(() => findPlace(journals, roomId), WAIT);
}

async function findPlace(journals: RoomsContext['journals'], roomId: string): Promise<RoomPlace> {
  const [room] = await listAllRooms({ roomId });
  if (room === undefined) return (await journals.has(roomId)) ? 'moving' : null;
  // A process that has just died is still listed. Pages that tried to reach it would find their room much later.
  return (await isProcessRunning(room.processId)) ? { url: formatRoomUrl(room) } : 'moving';
}
