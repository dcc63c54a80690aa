import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findRelease, type PublishedGame } from '../games/gameQueries.ts';

type Listed = EndpointResponse<Endpoints['listGameAssets']>['data'];

/** Lists the images and sounds of a game, each file once. */
export async function listAssets(
  { db, documents }: WithDatabase & WithDocuments,
  game: PublishedGame,
): Promise<Listed> {
  const release = await findRelease(db, game.id, game.liveRelease);
  return release ? documents.run('listAssets', { text: release.document }) : [];
}
