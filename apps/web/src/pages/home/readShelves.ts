import type { ApiClient, GameCard } from '@playloom/api-contract';

export interface Shelves {
  popular: GameCard[];
  fresh: GameCard[];
}

/** Both homes, the site's and the app's, show these. */
export async function readShelves(api: ApiClient): Promise<Shelves> {
  const [popular, fresh] = await Promise.all([
    api.listGames({ query: { category: 'popular' } }),
    api.listGames({ query: { category: 'new' } }),
  ]);
  return { popular, fresh };
}
