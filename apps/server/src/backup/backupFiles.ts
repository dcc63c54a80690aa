import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SECRETS_FILE } from '../process/readSecrets.ts';
import { PUSH_KEYS_FILE } from '../process/readVapidKeys.ts';

/** Uploads, and the engines that releases are pinned to: an old one cannot be built again. */
export const BACKUP_FOLDERS = ['files', 'engines'] as const;
/**
 * What was generated once and cannot be made again: without the first every session and every authenticator app
 * would stop working, without the second every push subscription. The password of the embedded database belongs to
 * that database, which a restore makes anew.
 */
export const SECRET_FILES: readonly string[] = [SECRETS_FILE, PUSH_KEYS_FILE];
export const DATABASE_FOLDER = 'database';

export function getTableFilePath(name: string): string {
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
