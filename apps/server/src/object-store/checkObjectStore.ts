import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { OBJECT_FOLDERS } from './objectKeys.ts';
import { ObjectStoreFull, ObjectStoreUnavailable } from './ObjectStoreError.ts';

const PROBE = `${OBJECT_FOLDERS.probes}start`;

/**
 * Tries the store at the start: a wrong key, bucket, or permission would otherwise be found by the first upload. The
 * error is one line that names the bucket but never the keys. A full store can still be read, so a process starts
 * with it.
 */
export async function checkObjectStore(objects: ObjectStore, { writes }: { writes: boolean }): Promise<void> {
  try {
    for await (const _first of objects.list(OBJECT_FOLDERS.probes)) break;
    if (writes) await objects.put(PROBE, Buffer.from('ok'));
  } catch (error) {
    if (error instanceof ObjectStoreFull) return;
    if (!(error instanceof ObjectStoreUnavailable)) throw error;
    throw new StartFailure(
      `FILES_URL: cannot use ${objects.location}: ${error.reason}. Check that the store is running and that the key, secret, bucket, and region are correct.`,
      exitCodes.filesUnreachable,
    );
  }
}
