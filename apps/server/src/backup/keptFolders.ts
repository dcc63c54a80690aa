import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Uploads, and the engines that releases are pinned to: an old one cannot be built again. */
export const KEPT_FOLDERS = ['files', 'engines'] as const;
/** Without it every session and every authenticator app would stop working. */
export const SECRETS_FILE = 'secrets.json';
export const DATABASE_FOLDER = 'database';

export function tableFile(name: string): string {
  return path.join(DATABASE_FOLDER, `${name}.jsonl.gz`);
}

/** Paths below `folder` of all files in it; none when it is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
