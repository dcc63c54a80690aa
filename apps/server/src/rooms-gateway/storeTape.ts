import type { Clock } from '../process/clock.ts';
import type { StoredObject, WithObjects } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import type { RoomsGateway } from './RoomsGateway.ts';

const TAPES_MAX = 20;
const TAPES_BYTES_MAX = 500 * 1024 * 1024;
const ROOM_ID = /^[\w-]{1,40}$/;

interface TapeDependencies extends WithObjects {
  clock: Clock;
  rooms: Pick<RoomsGateway, 'readTape'>;
}

/**
 * Writes the last minutes of a room to a file and deletes the oldest ones. Returns the place of the file; null when the
 * room does not exist.
 */
export async function storeTape(
  { objects, clock, rooms }: TapeDependencies,
  roomId: string,
): Promise<string | null> {
  if (!ROOM_ID.test(roomId)) return null;
  const bytes = await rooms.readTape(roomId);
  if (bytes === null) return null;
  const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
  const key = `${OBJECT_FOLDERS.tapes}${moment}_${roomId}.tape`;
  await objects.put(key, bytes);
  await removeOldest({ objects });
  return objects.locate(key);
}

/**
 * Deletes the oldest files. Names begin with the time, so they sort by age. The newest file stays, however large it is.
 */
async function removeOldest({ objects }: WithObjects): Promise<void> {
  const tapes: StoredObject[] = [];
  for await (const object of objects.list(OBJECT_FOLDERS.tapes))
    if (object.key.endsWith('.tape')) tapes.push(object);
  tapes.sort((a, b) => (a.key < b.key ? -1 : 1));
  let total = tapes.reduce((sum, { bytes }) => sum + bytes, 0);
  let count = tapes.length;
  for (const { key, bytes } of tapes) {
    if (count === 1 || (count <= TAPES_MAX && total <= TAPES_BYTES_MAX)) return;
    await objects.delete(key);
    total -= bytes;
    count -= 1;
  }
}
