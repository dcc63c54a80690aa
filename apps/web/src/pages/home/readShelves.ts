import type { ApiClient, GameCard } from '@playloom/api-contract';

export interface Shelves {
  popular: GameCard[];
  fresh: GameCard[];
}

/** One large and four small ones. */
const POPULAR_SHOWN = 5;
const FRESH_SHOWN = 4;

/** Both homes, the site's and the app's, show these. */
export async function readShelves(api: ApiClient): Promise<Shelves> {
  const [popular, fresh] = await Promise.all([
    api.listGames({ query: { category: 'popular' } }),
    api.listGames({ query: { category: 'new' } }),
  ]);
  return { popular: popular.slice(0, POPULAR_SHOWN), fresh: fresh.slice(0, FRESH_SHOWN) };
}
