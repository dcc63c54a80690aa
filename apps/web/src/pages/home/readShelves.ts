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
  const shown = popular.slice(0, POPULAR_SHOWN);
  return { popular: shown, fresh: putOthersFirst(fresh, shown).slice(0, FRESH_SHOWN) };
}

/** What stands on the shelf above comes last: while there are few games, both would show the same. */
function putOthersFirst(games: readonly GameCard[], shown: readonly GameCard[]): GameCard[] {
  const isShown = (game: GameCard): boolean => shown.some(({ _id }) => _id === game._id);
  return [...games.filter((game) => !isShown(game)), ...games.filter(isShown)];
}
