import { insertOrLockFile } from './fileQueries.ts';
import type { Db } from '../storage/openDatabase.ts';
import { computeFileName } from './computeFileName.ts';
import type { FileStore } from './FileStore.ts';

interface NewStoredFile {
  bytes: Uint8Array;
  extension: string;
  contentType: string;
  /** Null for files of the asset library. */
  ownerId: string | null;
  now: Date;
}

/**
 * Stores a file. The row is written first, because its lock keeps other transactions from deleting the same file
 * until this one ends.
 */
export async function storeFile(tx: Db, files: FileStore, file: NewStoredFile): Promise<string> {
  const { bytes, extension, contentType, ownerId, now } = file;
  const name = computeFileName(bytes, extension);
  await insertOrLockFile(tx, { name, ownerId, contentType, bytes: bytes.length, createdAt: now });
  return (await files.has(name)) ? name : files.put(bytes, extension);
}
