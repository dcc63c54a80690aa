import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../process/config.ts';
import type { Clock } from '../process/clock.ts';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';
import type { RoomsGateway } from './RoomsGateway.ts';

const TAPES_MAX = 20;
const TAPES_BYTES_MAX = 500 * 1024 * 1024;
const ROOM_ID = /^[\w-]{1,40}$/;

interface TapeDependencies {
  config: Pick<Config, 'dataDir'>;
  clock: Clock;
  rooms: Pick<RoomsGateway, 'readTape'>;
}

/**
 * Writes the last minutes of a room to a file in DATA_DIR/tapes and deletes the oldest files. Returns null when the
 * room does not exist.
 */
export async function storeTape(
  { config, clock, rooms }: TapeDependencies,
  roomId: string,
): Promise<string | null> {
  if (!ROOM_ID.test(roomId)) return null;
  const bytes = await rooms.readTape(roomId);
  if (bytes === null) return null;
  const folder = join(config.dataDir, 'tapes');
  await mkdir(folder, { recursive: true });
  const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `${moment}_${roomId}.tape`);
  await writeFileAtomically(file, bytes);
  await removeOldest(folder);
  return file;
}

/**
 * Deletes the oldest files. Names begin with the time, so they sort by age. The newest file stays, however large it is.
 */
async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tape')).toSorted();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  let total = sizes.reduce((sum, size) => sum + size, 0);
  let count = names.length;
  for (const [index, name] of names.entries()) {
    if (count === 1 || (count <= TAPES_MAX && total <= TAPES_BYTES_MAX)) return;
    await rm(join(folder, name), { force: true });
    total -= sizes[index]!;
    count -= 1;
  }
}
