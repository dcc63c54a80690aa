import type { Config } from '../process/config.ts';
import { createFolderStore } from './createFolderStore.ts';
import { createS3Store } from './createS3Store.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Opens the store of FILES_URL, or the folder DATA_DIR. Sends no request. */
export function openObjectStore({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): ObjectStore {
  return filesUrl === undefined ? createFolderStore(dataDir) : createS3Store(filesUrl);
}
