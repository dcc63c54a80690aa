import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import { findBundle } from './findBundle.ts';
import { readVersionFamily } from './pickEngine.ts';

/**
 * Finds the files that a page loads to play a game of an engine version; undefined if no engine here runs it.
 */
export type FindClient = (engineVersion: string) => { styles: string[]; scripts: string[] } | undefined;

/** Vite serves this file from the sources. */
const SOURCE_ENTRY = `/@fs${join(projectRoot, 'packages/game-client/src/main.ts')}`;

/** `sourceEngine` is the version whose client comes from the sources, in development. */
export function createClientFinder(enginesDir: string, sourceEngine: string | null): FindClient {
  return (engineVersion) => {
    if (sourceEngine !== null && readVersionFamily(sourceEngine) === readVersionFamily(engineVersion)) {
      return { styles: [], scripts: [SOURCE_ENTRY] };
    }
    const bundle = findBundle(enginesDir, engineVersion);
    if (bundle === undefined) return undefined;
    const address = (file: string): string => `/client/${bundle.name}/${file.slice('client/'.length)}`;
    return { styles: bundle.manifest.styles.map(address), scripts: bundle.manifest.scripts.map(address) };
  };
}
