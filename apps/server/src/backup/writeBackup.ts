import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '../storage/dump/dumpDatabase.ts';
import { hashFile } from './hashFile.ts';
import { BACKUP_FOLDERS, listFiles, SECRET_FILES, getTableFilePath } from './backupFiles.ts';
import { writeBackupManifest, type BackupPart } from './BackupManifest.ts';

export interface BackupSource {
  databaseUrl: string;
  dataDir: string;
}

interface BackupReport {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** Writes to a temporary folder and renames it when complete, so a folder at `target` is always a complete backup. */
export async function writeBackup(source: BackupSource, target: string, now: Date): Promise<BackupReport> {
  const folder = `${target}.partial`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The database comes first: a file is deleted only an hour after the last row that refers to it.
  const database = await dumpDatabase(source.databaseUrl, (name, lines) =>
    writeTable(path.join(folder, getTableFilePath(name)), lines),
  );
  const copied = await copyFiles(source.dataDir, folder);
  const parts: BackupPart[] = [];
  for (const file of [...database.tables.map(({ name }) => getTableFilePath(name)), ...copied])
    parts.push({ path: file.split(path.sep).join('/'), ...(await hashFile(path.join(folder, file))) });
  await writeBackupManifest(folder, { createdAt: now.toISOString(), database, parts });
  await rename(folder, target);
  return {
    tables: database.tables.length,
    rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: copied.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function writeTable(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(file, { mode: 0o600 }));
}

async function copyFiles(dataDir: string, folder: string): Promise<string[]> {
  const found = [...SECRET_FILES];
  for (const kept of BACKUP_FOLDERS)
    for (const file of await listFiles(path.join(dataDir, kept))) found.push(path.join(kept, file));
  const copied = [];
  for (const file of found) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    if (await copyIfThere(path.join(dataDir, file), path.join(folder, file))) copied.push(file);
  }
  return copied;
}

/** Skips files that were deleted during the copy. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
