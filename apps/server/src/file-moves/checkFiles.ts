import { getFileKey } from '../files/createFileStore.ts';
import { listStoredFiles } from '../files/fileQueries.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import type { Db } from '../storage/openDatabase.ts';

interface FileCheck {
  /** Files that the database names and the store has. */
  found: number;
  bytes: number;
  /** Keys of files that the store lacks, or has with another size. */
  missing: string[];
  /** Keys of files that no row names, such as those of an upload that is not complete. */
  unknown: string[];
}

/** Compares the files that the database names with those in the store, by their names and sizes. */
export async function checkFiles({ db, objects }: { db: Db } & WithObjects): Promise<FileCheck> {
  const present = new Map<string, number>();
  for await (const { key, bytes } of objects.list(OBJECT_FOLDERS.files)) present.set(key, bytes);
  const check: FileCheck = { found: 0, bytes: 0, missing: [], unknown: [] };
  for await (const { name, bytes } of listStoredFiles(db)) {
    const key = getFileKey(name);
    if (present.get(key) === bytes) {
      check.found += 1;
      check.bytes += bytes;
    } else {
      check.missing.push(key);
    }
    present.delete(key);
  }
  check.unknown = [...present.keys()];
  return check;
}
