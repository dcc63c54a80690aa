import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installEngine } from '../../engines/installEngine.ts';
import { createLogger } from '../../process/createLogger.ts';
import { projectRoot } from '../../process/projectRoot.ts';

/** The version of the other engine, and another build of it that it replaces. */
export const OTHER_VERSION = '0.9.0.3';
export const OTHER_BUILD = '0.9.0.1';

/** Builds the engine once more, as another version, and installs it into folders beside the real one. */
export async function installOtherEngine(...enginesDirs: readonly string[]): Promise<void> {
  const built = await mkdtemp(join(tmpdir(), 'playloom-other-engine-'));
  try {
    const tool = join(projectRoot, 'tools/engine/buildEngine.ts');
    await promisify(execFile)(process.execPath, [tool, built, OTHER_VERSION], { cwd: projectRoot });
    for (const folder of enginesDirs) await installEngine(built, folder, createLogger('silent'));
  } finally {
    await rm(built, { recursive: true });
  }
}
