import { addMilliseconds, HOUR_MS, type WithClock } from '../process/clock.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import type { WithFiles } from './FileStore.ts';
import { deleteFileRow, findUnusedFileNames, isFileUsed, lockFile } from './fileQueries.ts';

/** Newer files are left alone, because an upload stores its file before anything refers to it. */
const UNUSED_AFTER_MS = HOUR_MS;

/** Deletes a file unless it is still used. Two users with equal images share one file. */
export async function discardFile({ db, files }: WithDatabase & WithFiles, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    // If the file has no row, it was already deleted, and a file with this name may belong to a new upload.
    if (!(await lockFile(tx, name)) || (await isFileUsed(tx, name))) return;
    await deleteFileRow(tx, name);
    await files.delete(name);
  });
}

/** Deletes files left behind by a crash or a deleted account. */
export async function discardUnusedFiles(services: WithClock & WithDatabase & WithFiles): Promise<void> {
  const olderThan = addMilliseconds(services.clock.now(), -UNUSED_AFTER_MS);
  for (const name of await findUnusedFileNames(services.db, olderThan)) await discardFile(services, name);
}
