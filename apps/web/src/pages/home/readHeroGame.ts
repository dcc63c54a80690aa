import { ApiError, type ApiClient, type GameCard } from '@playloom/api-contract';

/** Slug of the game that the hero artwork shows. */
const PICTURED = 'skyline';

/** Returns the game that the hero artwork shows if everyone can play it, or else the game that Play now joins. */
export async function readHeroGame(
  api: ApiClient,
  popular: readonly GameCard[],
  playNow: GameCard | null,
): Promise<Pick<GameCard, 'gameSlug' | 'title'> | null> {
  const listed = popular.find(({ gameSlug }) => gameSlug === PICTURED);
  const game = listed ?? (await readPictured(api)) ?? playNow;
  if (!game) return null;
  const { gameSlug, title } = game;
  return { gameSlug, title };
}

async function readPictured(api: ApiClient) {
  try {
    const { data } = await api.readGame({ params: { gameSlug: PICTURED }, query: {} });
    return data.game.access === 'open' ? data.game : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
