import { shareBundles } from '../engines/shareBundles.ts';
import type { WithEngineBundles } from '../engines/createEngineBundles.ts';
import { claimFileLocation } from '../files/fileLocation.ts';
import { checkObjectStore } from '../object-store/checkObjectStore.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import { ObjectStoreFull } from '../object-store/ObjectStoreError.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithLog } from '../process/createLogger.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';

/** Checks the file store of this process before it serves anything, and shares its engines with the others. */
export async function openFiles(
  services: WithConfig & WithLog & WithDatabase & WithObjects & WithEngineBundles,
): Promise<void> {
  const { config, log, objects, bundles } = services;
  if (config.filesUrl !== undefined) await checkObjectStore(objects, { writes: true });
  await claimFileLocation(services);
  if (config.filesUrl !== undefined) {
    await shareBundles(objects, bundles.enginesDir).catch((error: unknown) => {
      if (!(error instanceof ObjectStoreFull)) throw error;
      // Games of this version still run here. Processes that lack the engine cannot run them.
      log.error({ err: error }, 'the engine could not be shared with other processes');
    });
  } else if (config.redisUrl !== undefined) {
    log.warn('files are in DATA_DIR, where other web processes cannot read them; set FILES_URL');
  }
}
