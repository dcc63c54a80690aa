import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * A folder for one test run, deleted at the latest when the process ends (including Ctrl-C). If we are root,
 * the user that PostgreSQL runs as can read it.
 */
export async function createTempFolder(purpose: string): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `playloom-${purpose}-`));
  await chmod(path, 0o755);
  const removeNow = (): void =>
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  process.once('exit', removeNow);
  return {
    path,
    async remove() {
      process.off('exit', removeNow);
      removeNow();
    },
  };
}
