import { parentPort } from 'node:worker_threads';
import { zipSync } from 'fflate';
import type { ZipJob } from './zipFiles.ts';

/**
 * The earliest date of the zip format. With a fixed date, the same game gives the same bytes whenever it is exported.
 */
const DAY = new Date(1980, 0, 1);
/** File types that are already compressed. Compressing them again costs time and saves nothing. */
const PACKED = /\.(?:webp|png|mp3|ogg)$/;
const GOOD = 6;

parentPort?.once('message', (order: ZipJob) => {
  const zip = pack(order);
  parentPort?.postMessage(zip, [zip.buffer as ArrayBuffer]);
});

function pack({ files, disk }: ZipJob): Uint8Array {
  const encoded = new Map(files.map(([path, content]) => [path, toBytes(content)]));
  if (disk !== null) encoded.set('disk.js', writeDisk(encoded, disk));
  const entries = [...encoded].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(
    Object.fromEntries(
      entries.map(([path, bytes]) => [path, [bytes, { mtime: DAY, level: PACKED.test(path) ? 0 : GOOD }]]),
    ),
  );
}

/** Writes the assets as a script, because a page opened from a disk can load scripts but no other files. */
function writeDisk(files: ReadonlyMap<string, Uint8Array>, names: readonly string[]): Uint8Array {
  const parts = names.map((name, index) => {
    const text = Buffer.from(files.get(`assets/${name}`) ?? []).toString('base64');
    return Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:"${text}"`, 'latin1');
  });
  return Buffer.concat([Buffer.from('globalThis.playloomFiles = {'), ...parts, Buffer.from('};\n')]);
}

function toBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
