import { isMarkedAsUntransferable, Worker } from 'node:worker_threads';
import type { ExportFiles } from './ExportFiles.ts';

const ZIP_MEMORY_MB = 512;

export interface ZipJob {
  readonly files: readonly (readonly [string, Uint8Array | string])[];
  /** Names of files in `assets/` that are also written to `disk.js` as text. If null, there is no `disk.js`. */
  readonly disk: readonly string[] | null;
}

/** Encodes and packs in a separate thread. The bytes of assets are transferred to it and are empty afterwards. */
export async function zipFiles(files: ExportFiles, disk: ZipJob['disk'] = null): Promise<Uint8Array> {
  const thread = new Worker(new URL('zipThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: ZIP_MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The export thread ended without a result.')));
  const order: ZipJob = { files: [...files], disk };
  try {
    thread.postMessage(order, listTransferable(files, disk ?? []));
    return await promise;
  } finally {
    await thread.terminate();
  }
}

/**
 * Lists buffers that belong to a single file. They are transferred, because copying would take as long as writing them.
 */
function listTransferable(files: ExportFiles, disk: readonly string[]): ArrayBuffer[] {
  return disk.flatMap((name) => {
    const bytes = files.get(`assets/${name}`);
    if (bytes === undefined || typeof bytes === 'string') return [];
    const { buffer } = bytes;
    const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
    return isOwn && !isMarkedAsUntransferable(buffer) ? [buffer] : [];
  });
}
