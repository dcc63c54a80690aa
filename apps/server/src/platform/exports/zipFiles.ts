import { isMarkedAsUntransferable, Worker } from 'node:worker_threads';
import type { ExportFiles } from './ExportFiles.ts';

const ZIP_MEMORY_MB = 512;

export interface ZipJob {
  readonly files: readonly (readonly [string, Uint8Array | string])[];
  /** Names below `assets/` that `disk.js` repeats as text; null writes no such file. */
  readonly disk: readonly string[] | null;
}

/** Encodes and packs in a thread of its own. Bytes of assets are handed over to it: they are empty afterwards. */
export async function zipFiles(files: ExportFiles, disk: ZipJob['disk'] = null): Promise<Uint8Array> {
  const thread = new Worker(new URL('zipThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: ZIP_MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The thread that packs an export ended without an answer.')));
  const order: ZipJob = { files: [...files], disk };
  try {
    thread.postMessage(order, listTransferable(files, disk ?? []));
    return await promise;
  } finally {
    await thread.terminate();
  }
}

/** Memory that belongs to one file alone. Copying it would take as long as writing it. */
function listTransferable(files: ExportFiles, disk: readonly string[]): ArrayBuffer[] {
  return disk.flatMap((name) => {
    const bytes = files.get(`assets/${name}`);
    if (bytes === undefined || typeof bytes === 'string') return [];
    const { buffer } = bytes;
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
    return isOwn && !isMarkedAsUntransferable(buffer) ? [buffer] : [];
  });
}
