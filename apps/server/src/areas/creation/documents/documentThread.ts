import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { documentJobs, type DocumentJobs } from './documentJobs.ts';

/** Handles one job at a time; the next one is sent after the result. */
parentPort?.on('message', ({ name, input }: { name: keyof DocumentJobs; input: never }) => {
  try {
    const value: unknown = documentJobs[name](input);
    parentPort?.postMessage({ value }, listTransferable(value));
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});

/** Lists buffers to transfer instead of copying, unless they are shared with other data. */
function listTransferable(value: unknown): ArrayBuffer[] {
  if (!(value instanceof Uint8Array)) return [];
  const { buffer, byteLength } = value;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && !isMarkedAsUntransferable(buffer) ? [buffer] : [];
}
