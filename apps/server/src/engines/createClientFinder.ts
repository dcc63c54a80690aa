import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import type { EngineBundles } from './createEngineBundles.ts';
import { readVersionFamily } from './pickEngine.ts';

interface ClientFiles {
  readonly styles: string[];
  readonly scripts: string[];
  /** Imported by the scripts. */
  readonly preloads: string[];
}

/** Finds the files that a page loads to play a game; undefined if no installed engine runs the game's version. */
export type FindClient = (engineVersion: string) => Promise<ClientFiles | undefined>;

/** Entry file of the game client, served by Vite from the sources. */
const SOURCE_ENTRY = `/@fs${join(projectRoot, 'packages/game-client/src/main.ts')}`;

/** In development, `sourceEngine` is the version whose client Vite serves from the sources. */
export function createClientFinder(
  bundles: Pick<EngineBundles, 'find'>,
  sourceEngine: string | null,
): FindClient {
  return async (engineVersion) => {
    if (sourceEngine !== null && readVersionFamily(sourceEngine) === readVersionFamily(engineVersion)) {
      return { styles: [], scripts: [SOURCE_ENTRY], preloads: [] };
    }
    const bundle = await bundles.find(engineVersion);
    if (bundle === undefined) return undefined;
    const address = (file: string): string => `/client/${bundle.name}/${file.slice('client/'.length)}`;
    const { styles, scripts, preloads = [] } = bundle.manifest;
    return {
      styles: styles.map(address),
      scripts: scripts.map(address),
      preloads: preloads.map(address),
    };
  };
}

export interface WithClientFinder {
  findClient: FindClient;
}
