import type { Endpoints, EndpointParams, EndpointResponse, SavedGame } from '@playloom/api-contract';
import { SavedDataNotFound } from './savedErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listSavedDataOfUser, listScoresOf } from './savedDataAdminQueries.ts';
import { presentScore } from './presentScore.ts';
import { parseSavedValues } from './savedLeases.ts';

export async function listSavedGames({ db }: WithDatabase, userId: string): Promise<SavedGame[]> {
  const rows = await listSavedDataOfUser(db, userId);
  return rows.map(({ scope, ownerId, title, updatedAt }) => ({
    scope,
    ownerId,
    title,
    updatedAt: updatedAt.toISOString(),
  }));
}

/** Exports a player's own saved data in one game or world. */
export async function exportSavedGame(
  { db }: WithDatabase,
  userId: string,
  { scope, ownerId }: EndpointParams<Endpoints['exportSavedGame']>,
): Promise<EndpointResponse<Endpoints['exportSavedGame']>> {
  const rows = await listSavedDataOfUser(db, userId);
  const found = rows.find((row) => row.scope === scope && row.ownerId === ownerId);
  if (!found) throw SavedDataNotFound();
  const scores = await listScoresOf(db, { scope, ownerId, userId });
  return {
    title: found.title,
    updatedAt: found.updatedAt.toISOString(),
    values: parseSavedValues(found.values),
    scores: scores.map(presentScore),
  };
}
