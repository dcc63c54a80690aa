import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * A folder of its own for one test run, gone at the latest when the process ends (Ctrl-C included).
 * It is readable for the user that PostgreSQL runs as when we are root.
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
