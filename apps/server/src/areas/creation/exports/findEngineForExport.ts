import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../process/config.ts';
import { findBundle } from '../../../engines/findBundle.ts';
import { ExportUnavailable } from './exportErrors.ts';

/** Returns the folder of the engine bundle that runs an export. Throws for bundles from before exports existed. */
export function findEngineForExport({ dataDir }: Config, engineVersion: string): string {
  const bundle = findBundle(join(dataDir, 'engines'), engineVersion);
  if (!bundle || !existsSync(join(bundle.folder, 'export'))) throw ExportUnavailable();
  return bundle.folder;
}
