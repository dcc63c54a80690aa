import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findBundle } from './findBundle.ts';

/** What a page adds to play a game of an engine version; undefined when no bundle runs it. */
export function readClient(
  { dataDir }: Config,
  engineVersion: string,
): { styles: string[]; scripts: string[] } | undefined {
  const bundle = findBundle(join(dataDir, 'engines'), engineVersion);
  if (bundle === undefined) return undefined;
  const address = (file: string): string => `/client/${bundle.name}/${file.slice('client/'.length)}`;
  return { styles: bundle.about.styles.map(address), scripts: bundle.about.scripts.map(address) };
}
