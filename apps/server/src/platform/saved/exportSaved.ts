import type { Endpoints, ParamsOf, ResponseOf, SavedGame } from '@playloom/api-contract';
import { SavedNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listSavedOfUser, listScoresOf } from '../../storage/savedDeskQueries.ts';
import { presentScore } from './presentScore.ts';
import { parseValues } from './savedLeases.ts';

export async function listSavedGames({ db }: Services, userId: string): Promise<SavedGame[]> {
  const rows = await listSavedOfUser(db, userId);
  return rows.map(({ scope, ownerId, title, updatedAt }) => ({
    scope,
    ownerId,
    title,
    updatedAt: updatedAt.toISOString(),
  }));
}

/** What one game or world keeps for a player, for the player. */
export async function exportSavedGame(
  { db }: Services,
  userId: string,
  { scope, ownerId }: ParamsOf<Endpoints['exportSavedGame']>,
): Promise<ResponseOf<Endpoints['exportSavedGame']>> {
  const rows = await listSavedOfUser(db, userId);
  const found = rows.find((row) => row.scope === scope && row.ownerId === ownerId);
  if (!found) throw SavedNotFound();
  const scores = await listScoresOf(db, { scope, ownerId, userId });
  return {
    title: found.title,
    updatedAt: found.updatedAt.toISOString(),
    values: parseValues(found.values),
    scores: scores.map(presentScore),
  };
}
