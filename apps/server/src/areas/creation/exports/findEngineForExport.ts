import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WithEngineBundles } from '../../../engines/createEngineBundles.ts';
import { ExportUnavailable } from './exportErrors.ts';

/** Returns the folder of the engine bundle that runs an export. Throws for bundles from before exports existed. */
export async function findEngineForExport(
  { bundles }: WithEngineBundles,
  engineVersion: string,
): Promise<string> {
  const bundle = await bundles.find(engineVersion);
  if (!bundle || !existsSync(join(bundle.folder, 'export'))) throw ExportUnavailable();
  return bundle.folder;
}
