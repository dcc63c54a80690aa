import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { getFileKey } from '../files/createFileStore.ts';
import { listUnknownFileNames } from '../files/fileQueries.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import { CommandError } from '../process/CommandError.ts';
import { createLogger } from '../process/createLogger.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { getTableFilePath } from './backupFiles.ts';

/**
 * Throws if the backup would lack files that its tables name. Files that were deleted while the backup was written are
 * no longer in the database, so they don't count.
 */
export async function refuseMissingFiles(
  { databaseUrl, objects }: { databaseUrl: string } & WithObjects,
  folder: string,
  copied: ReadonlySet<string>,
): Promise<void> {
  const absent = [];
  for await (const line of readLines(path.join(folder, getTableFilePath('public.files')))) {
    const { name } = JSON.parse(line) as { name: string };
    if (!copied.has(path.normalize(getFileKey(name)))) absent.push(name);
  }
  const missing = absent.length === 0 ? [] : await filterStoredNames(databaseUrl, absent);
  if (missing.length === 0) return;
  const reason =
    objects.location === LOCAL
      ? 'If other web processes use this database, their uploads are in their own DATA_DIR: move all files into one store with npm run files -- move.'
      : 'Move the rest there with npm run files -- move.';
  throw new CommandError(
    `${missing.length} files that the database names are not in ${objects.location === LOCAL ? 'DATA_DIR' : objects.location}, such as ${missing[0]}. ${reason} If they are lost, use --skip-missing.`,
  );
}

async function filterStoredNames(databaseUrl: string, names: string[]): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, createLogger('silent'), 1);
  try {
    const unknown = new Set(await listUnknownFileNames(db, names));
    return names.filter((name) => !unknown.has(name));
  } finally {
    await close();
  }
}

function readLines(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
}
