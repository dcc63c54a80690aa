import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { Services } from '../../../app/services.ts';
import { findRelease, type PublishedGame } from '../games/gameQueries.ts';

type Listed = EndpointResponse<Endpoints['listGameAssets']>['data'];

/** Lists the images and sounds of a game, each file once. */
export async function listAssets(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  game: PublishedGame,
): Promise<Listed> {
  const release = await findRelease(db, game.id, game.liveRelease);
  return release ? documents.run('listAssets', { text: release.document }) : [];
}
