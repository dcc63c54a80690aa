import { addMilliseconds, HOUR } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { deleteFileRow, findUnusedFiles, isFileUsed, lockFile } from '../../storage/fileQueries.ts';

/** An upload under way has its file before its user; younger files are therefore left alone. */
const UNUSED_AFTER_MS = HOUR;

/** Deletes a file unless somebody still shows it: equal pictures of two people are one file. */
export async function discardFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  name: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Without a row somebody else has discarded it, and what lies there now may be of an upload under way.
    if (!(await lockFile(tx, name)) || (await isFileUsed(tx, name))) return;
    await deleteFileRow(tx, name);
    await files.delete(name);
  });
}

/** Finds what a crash or a deleted account left behind. */
export async function discardUnusedFiles(services: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const olderThan = addMilliseconds(services.clock.now(), -UNUSED_AFTER_MS);
  for (const name of await findUnusedFiles(services.db, olderThan)) await discardFile(services, name);
}
