import { promisify } from 'node:util';
import { zip, type AsyncZippable } from 'fflate';
import type { ExportFiles } from './ExportFiles.ts';

const pack = promisify<AsyncZippable, Uint8Array>(zip);

/** The first day that a zip can name. The same game gives the same bytes, whenever and wherever it is exported. */
const DAY = new Date(1980, 0, 1);
/** Packed already: trying again costs time and saves nothing. */
const PACKED = /\.(?:webp|png|mp3|ogg)$/;
const GOOD = 6;

/** Packs in other threads; requests go on being answered meanwhile. */
export async function zipFiles(files: ExportFiles): Promise<Uint8Array> {
  const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pack(
    Object.fromEntries(
      entries.map(([path, bytes]) => [path, [bytes, { mtime: DAY, level: PACKED.test(path) ? 0 : GOOD }]]),
    ),
  );
}
