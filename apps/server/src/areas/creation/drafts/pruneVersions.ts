import { deleteVersions, listVersionAges } from './versionQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { chooseVersionsToPrune } from './chooseVersionsToPrune.ts';

/** Deletes automatic versions that are too close to others or too old. */
export async function pruneVersions(tx: Db, gameId: string, now: Date): Promise<void> {
  await deleteVersions(tx, chooseVersionsToPrune(await listVersionAges(tx, gameId), now));
}
