import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { computeFingerprint } from '../process/deriveKeySet.ts';
import { readSecretKeys, SECRETS_FILE } from '../process/readSecretKeys.ts';
import { readFingerprint } from '../secrets/siteSecretQueries.ts';
import { dumpDatabase } from '../storage/dump/dumpDatabase.ts';
import { copySharedFiles } from './copySharedFiles.ts';
import { refuseMissingFiles } from './refuseMissingFiles.ts';
import { hashFile } from './hashFile.ts';
import {
  BACKUP_FOLDERS,
  getTableFilePath,
  listFiles,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  SECRET_FILES,
} from './backupFiles.ts';
import { writeBackupManifest, type BackupManifest, type BackupPart } from './BackupManifest.ts';

export interface BackupSource {
  databaseUrl: string;
  dataDir: string;
  objects: ObjectStore;
}

export interface BackupOptions {
  /** Leaves out files and engines, for stores that have their own backups. */
  withoutFiles?: boolean;
  /** Accepts that files which the database names are not there. */
  skipsMissing?: boolean;
}

interface BackupReport {
  /** False if the key of the site is only in its environment. */
  hasSecretKey: boolean;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** Writes to a temporary folder and renames it when complete, so a folder at `target` is always a complete backup. */
export async function writeBackup(
  source: BackupSource,
  target: string,
  now: Date,
  { withoutFiles = false, skipsMissing = false }: BackupOptions = {},
): Promise<BackupReport> {
  const folder = `${target}.partial`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, PRIVATE_FOLDER);
  // The database comes first: a file is deleted only an hour after the last row that refers to it.
  const database = await dumpDatabase(source.databaseUrl, (name, lines) =>
    writeTable(path.join(folder, getTableFilePath(name)), lines),
  );
  const secretKey = await describeSecretKey(source);
  const hasSecretKey = secretKey?.isIncluded ?? true;
  const secretFiles = SECRET_FILES.filter((file) => file !== SECRETS_FILE || hasSecretKey);
  const copied = await copyDataFiles(source.dataDir, secretFiles, folder);
  if (!withoutFiles) {
    copied.push(...(await copyStoredFiles(source, folder)));
    if (!skipsMissing) await refuseMissingFiles(source, folder, new Set(copied));
  }
  const parts: BackupPart[] = [];
  for (const file of [...database.tables.map(({ name }) => getTableFilePath(name)), ...copied])
    parts.push({ path: file.split(path.sep).join('/'), ...(await hashFile(path.join(folder, file))) });
  await writeBackupManifest(folder, {
    createdAt: now.toISOString(),
    database,
    secretKey,
    parts,
    ...(withoutFiles && { filesLeftIn: source.objects.location }),
  });
  await rename(folder, target);
  return {
    hasSecretKey,
    tables: database.tables.length,
    rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: copied.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function writeTable(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(path.dirname(file), PRIVATE_FOLDER);
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(file, PRIVATE_FILE));
}

/** The key is included if DATA_DIR has it. One that is only in the environment is left to the operator. */
async function describeSecretKey({
  databaseUrl,
  dataDir,
}: BackupSource): Promise<BackupManifest['secretKey']> {
  const fingerprint = await readFingerprint(databaseUrl);
  if (fingerprint === null) return undefined;
  const { newest } = await readSecretKeys({ dataDir });
  return { fingerprint, isIncluded: newest !== null && computeFingerprint(newest) === fingerprint };
}

async function copyStoredFiles({ dataDir, objects }: BackupSource, folder: string): Promise<string[]> {
  if (objects.location !== LOCAL) return copySharedFiles(objects, folder);
  const found = [];
  for (const kept of BACKUP_FOLDERS)
    for (const file of await listFiles(path.join(dataDir, kept))) found.push(path.join(kept, file));
  return copyDataFiles(dataDir, found, folder);
}

async function copyDataFiles(dataDir: string, files: readonly string[], folder: string): Promise<string[]> {
  const copied = [];
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), PRIVATE_FOLDER);
    if (await copyIfThere(path.join(dataDir, file), path.join(folder, file))) copied.push(file);
  }
  return copied;
}

/** Skips files that were deleted during the copy. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    // The copy has the mode of the original.
    await chmod(to, PRIVATE_FILE.mode);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
