import { fileNameOf } from '../../files/fileNameOf.ts';
import type { FileStore } from '../../files/FileStore.ts';
import { holdFile } from '../../storage/fileQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

const EXTENSION = 'webp';

interface NewPicture {
  bytes: Uint8Array;
  ownerId: string;
  now: Date;
}

/** The row comes first: holding it keeps anyone from discarding the same file until this transaction ends. */
export async function storePicture(
  tx: Db,
  files: FileStore,
  { bytes, ownerId, now }: NewPicture,
): Promise<string> {
  const name = fileNameOf(bytes, EXTENSION);
  await holdFile(tx, {
    name,
    ownerId,
    contentType: 'image/webp',
    bytes: bytes.length,
    createdAt: now,
  });
  return files.put(bytes, EXTENSION);
}
