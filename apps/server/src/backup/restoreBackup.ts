import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { shareBundles } from '../engines/shareBundles.ts';
import { writeFileLocation } from '../files/fileLocation.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import { CommandError } from '../process/CommandError.ts';
import { createLogger } from '../process/createLogger.ts';
import { createPrivateFile } from '../process/readPrivateFile.ts';
import { readSecretKeys, type SecretKeyConfig } from '../process/readSecretKeys.ts';
import { hasKey } from '../secrets/checkSecretKey.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { isDatabaseEmpty, loadDatabase } from '../storage/dump/loadDatabase.ts';
import { migrateDatabase } from '../jobs/migrateDatabase.ts';
import { listMigrations } from '../storage/migrate.ts';
import { hashFile } from './hashFile.ts';
import { DATABASE_FOLDER, BACKUP_FOLDERS, listFiles, SECRET_FILES, getTableFilePath } from './backupFiles.ts';
import { readBackupManifest, type BackupManifest, type BackupPart } from './BackupManifest.ts';
import type { BackupSource } from './writeBackup.ts';

/** Checks everything before anything is written. Existing data is never overwritten. */
export async function checkBackup(folder: string, config: SecretKeyConfig): Promise<BackupManifest> {
  const manifest = await readBackupManifest(folder);
  for (const part of manifest.parts) {
    const found = await hashFile(path.join(folder, part.path)).catch(() => null);
    if (found?.sha256 !== part.sha256 || found.bytes !== part.bytes)
      throw new CommandError(`The backup is damaged: ${part.path} has changed since it was written.`);
  }
  checkMigrations(manifest.database.migrations);
  await checkSecretKey(manifest, config);
  for (const kept of BACKUP_FOLDERS)
    if ((await listFiles(path.join(config.dataDir, kept))).length > 0)
      throw new CommandError(
        `${path.join(config.dataDir, kept)} is not empty. Restore into a fresh DATA_DIR.`,
      );
  return manifest;
}

function checkMigrations(made: string[]): void {
  const known = listMigrations();
  if (made.length === known.length && made.every((hash, index) => hash === known[index])) return;
  throw new CommandError(
    'The backup was created by another version of Playloom. Restore it with that version, then start the newer one to upgrade it.',
  );
}

/** With another key, the restored site could not read its encrypted rows and would not start. */
async function checkSecretKey({ secretKey }: BackupManifest, config: SecretKeyConfig): Promise<void> {
  if (secretKey === undefined) return;
  const keys = await readSecretKeys(config);
  if (hasKey(keys, secretKey.fingerprint)) return;
  if (keys.newest !== null || keys.old !== null)
    throw new CommandError(
      'The backup was created with another SECRET_KEY than the one of this site. Set SECRET_KEY to the key of the backup; to change it, set SECRET_KEY_OLD to it.',
    );
  if (!secretKey.isIncluded)
    throw new CommandError(
      'The backup does not contain the SECRET_KEY of its site. Set SECRET_KEY to it, and restore again.',
    );
}

export async function restoreBackup(
  folder: string,
  manifest: BackupManifest,
  { databaseUrl, dataDir, objects }: BackupSource,
): Promise<void> {
  if (!(await isDatabaseEmpty(databaseUrl)))
    throw new CommandError(
      'The database is not empty. Restore into a new database; existing data is never overwritten.',
    );
  const isShared = objects.location !== LOCAL;
  await migrateDatabase(databaseUrl);
  await loadDatabase(databaseUrl, manifest.database, (name) =>
    readLines(path.join(folder, getTableFilePath(name))),
  );
  for (const part of manifest.parts) {
    if (part.path.startsWith(`${DATABASE_FOLDER}/`)) continue;
    if (isShared && part.path.startsWith(OBJECT_FOLDERS.files)) {
      await storeSharedFile(objects, part, path.join(folder, part.path));
      continue;
    }
    if (isShared && part.path.startsWith(OBJECT_FOLDERS.sleeping)) {
      await objects.put(part.path, await readFile(path.join(folder, part.path)));
      continue;
    }
    const target = path.join(dataDir, part.path);
    await mkdir(path.dirname(target), { recursive: true });
    if (!SECRET_FILES.includes(part.path)) await copyFile(path.join(folder, part.path), target);
    else await createPrivateFile(target, await readFile(path.join(folder, part.path), 'utf8'));
  }
  if (manifest.filesLeftIn !== undefined) return;
  if (isShared) await shareBundles(objects, path.join(dataDir, 'engines'));
  await noteFileLocation(databaseUrl, objects.location);
}

/** Files are named after their content, so the store may have some of them already. */
async function storeSharedFile(objects: ObjectStore, part: BackupPart, file: string): Promise<void> {
  if ((await objects.measure(part.path)) !== part.bytes) await objects.put(part.path, await readFile(file));
}

/** The database still names the store that the backup was made from. */
async function noteFileLocation(databaseUrl: string, location: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, createLogger('silent'), 1);
  try {
    await writeFileLocation(db, location);
  } finally {
    await close();
  }
}

function readLines(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
}
