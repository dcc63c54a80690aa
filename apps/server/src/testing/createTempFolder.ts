import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * Creates a folder for one test run. It is deleted when the process ends at the latest, even after Ctrl-C. If the
 * tests run as root, PostgreSQL's user can read it.
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
