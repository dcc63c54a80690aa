import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/** A folder of its own for one test run; readable for the user that PostgreSQL runs as when we are root. */
export async function createTempFolder(purpose: string): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), `playloom-${purpose}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
