import { join } from 'node:path';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import type { Config } from '../process/config.ts';
import { createEngineBundles, type EngineBundles } from './createEngineBundles.ts';

/** With a shared store, `DATA_DIR/engines` is only a copy of what this process needed. Without one, it has all there is. */
export function openEngineBundles(
  { dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>,
  objects: ObjectStore,
): EngineBundles {
  return createEngineBundles(join(dataDir, 'engines'), filesUrl === undefined ? null : objects);
}
