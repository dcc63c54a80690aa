import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { projectRoot } from '../process/projectRoot.ts';
import { getBundleFolderName } from './EngineManifest.ts';
import { readEngineManifest, readCurrentBundles } from './findBundle.ts';
import { recordCurrentBundle } from './recordCurrentBundle.ts';

/** Output folder of the engine build in `npm start`. */
export const BUILT_ENGINE_FOLDER = join(projectRoot, 'apps/server/build/engine');

/**
 * Copies the bundle built from these sources next to those of earlier versions. Old bundles are never deleted,
 * because a page that loaded one may fetch more of its files days later. Returns undefined if nothing was built.
 */
export async function installEngine(
  built: string,
  enginesDir: string,
  log: Logger,
): Promise<string | undefined> {
  if (!existsSync(join(built, 'engine.json'))) return undefined;
  const about = readEngineManifest(built);
  const name = getBundleFolderName(about);
  await mkdir(enginesDir, { recursive: true });
  const current = readCurrentBundles(enginesDir);
  const known = current[about.version];
  if (known !== undefined && known !== name) {
    log.warn(
      { version: about.version, before: known, now: name },
      'the engine was changed without a new version: its releases may play differently now',
    );
  }
  const folder = join(enginesDir, name);
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}.part`;
    await cp(built, half, { recursive: true });
    // Two servers may install into the same folder at once. The second one has the same files, so it drops its copy.
    await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  }
  await recordCurrentBundle(enginesDir, about.version, name);
  return about.version;
}
