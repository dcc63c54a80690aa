import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SECRETS_FILE } from '../process/readSecretKeys.ts';
import { PUSH_KEYS_FILE } from '../process/readVapidKeys.ts';

/** Uploads, sleeping rooms, and the engines that releases are pinned to. An old engine cannot be built again. */
export const BACKUP_FOLDERS = ['files', 'engines', 'sleeping'] as const;
/**
 * Secrets that are generated once and cannot be recreated. Without the first, the encrypted rows cannot be read. The
 * second exists only on sites that have not yet moved their push keys into the database. The password of the embedded
 * database is not included, because a restore creates a new database.
 */
export const SECRET_FILES: readonly string[] = [SECRETS_FILE, PUSH_KEYS_FILE];
export const DATABASE_FOLDER = 'database';
/** A backup contains secrets, so only its owner can read it. */
export const PRIVATE_FILE = { mode: 0o600 };
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

export function getTableFilePath(name: string): string {
  return path.join(DATABASE_FOLDER, `${name}.jsonl.gz`);
}

/** Lists the relative paths of all files in `folder`. Empty if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
