import { desc } from 'drizzle-orm';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import type { Db, WithDatabase } from '../storage/openDatabase.ts';
import { fileLocation, files } from '../storage/schema.ts';
import { getFileKey } from './createFileStore.ts';

/**
 * Notes at the first start where the files of this database are. Throws if they are elsewhere than in the store of this
 * process. Only `npm run files -- move` and a restore change it later.
 */
export async function claimFileLocation({ db, objects }: WithDatabase & WithObjects): Promise<void> {
  if ((await readFileLocation(db)) === null) {
    await refuseMissingFiles({ db, objects });
    await db.insert(fileLocation).values({ location: objects.location }).onConflictDoNothing();
  }
  const location = await readFileLocation(db);
  if (location === objects.location) return;
  throw new StartFailure(
    `FILES_URL: the files of this database are in ${describeLocation(location)}, not in ${describeLocation(objects.location)}. Use the same store in every process, or move the files with npm run files -- move.`,
    exitCodes.filesElsewhere,
  );
}

export async function readFileLocation(db: Db): Promise<string | null> {
  const [row] = await db.select().from(fileLocation);
  return row?.location ?? null;
}

export async function writeFileLocation(db: Db, location: string): Promise<void> {
  await db
    .insert(fileLocation)
    .values({ location })
    .onConflictDoUpdate({ target: fileLocation.id, set: { location } });
}

/** A database from before the note may have its files in DATA_DIR. Looks for its newest file in the given bucket. */
async function refuseMissingFiles({ db, objects }: WithDatabase & WithObjects): Promise<void> {
  if (objects.location === LOCAL) return;
  const [newest] = await db.select().from(files).orderBy(desc(files.createdAt)).limit(1);
  if (newest === undefined || (await objects.measure(getFileKey(newest.name))) !== null) return;
  throw new StartFailure(
    `FILES_URL: the database has files that are not in ${objects.location}. Start once without FILES_URL, then move them with npm run files -- move --from local.`,
    exitCodes.filesElsewhere,
  );
}

function describeLocation(location: string | null): string {
  return location === LOCAL || location === null ? 'DATA_DIR' : location;
}
