import type { Endpoints, ResponseOf } from '@playloom/api-contract';
import { findRelease, type PublishedGame } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';

type Listed = ResponseOf<Endpoints['listGameAssets']>['data'];

interface Stored {
  assets?: Record<string, { name: string; kind: 'image' | 'sound'; file: string }>;
}

/** What players see and hear of a game, each file once. */
export async function listAssets(db: Db, game: PublishedGame): Promise<Listed> {
  const release = await findRelease(db, game.id, game.liveRelease);
  const { assets = {} } = JSON.parse(release?.document ?? '{}') as Stored;
  const listed = Object.entries(assets).map(([id, { name, kind, file }]) => ({
    name: name || id,
    kind,
    file,
  }));
  return [...new Map(listed.map((asset) => [asset.file, asset])).values()];
}
