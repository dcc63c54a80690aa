import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

const SOURCE = join(projectRoot, 'packages/engine/src/engineVersion.ts');
const VERSION = /ENGINE_VERSION = '([\d.]+)'/;

/** Reads the engine version from the source as text, because the web process never loads an engine. */
export function readEngineVersion(): string {
  const version = VERSION.exec(readFileSync(SOURCE, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${SOURCE} does not define a version.`);
  return version;
}

export interface WithEngineVersion {
  engineVersion: string;
}
