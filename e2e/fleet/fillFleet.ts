import { starterSlugs } from '../../tools/games/starters/listGames.ts';
import { type FleetBots, type BotsPlan } from './bots/FleetBots.ts';
import type { Shop } from './checks/openShop.ts';
import type { Fleet } from './parts/startFleet.ts';

const BOTS_PER_ROOM = 5;
/** Not a game of the site, but what new games begin with. */
const EMPTY_SLUG = 'blank';
const VISITED_SLUG = 'arena';

/** Fills rooms of all starter games with bots. */
export async function fillFleet(
  { url }: Fleet,
  bots: FleetBots,
  { count, seed }: { readonly count: number; readonly seed: number },
  shop: Shop | null,
): Promise<number> {
  const gameIds = await Promise.all(
    starterSlugs.filter((slug) => slug !== EMPTY_SLUG).map((slug) => findGameId(url, slug)),
  );
  const rooms = Math.ceil(count / BOTS_PER_ROOM);
  const groups: BotsPlan['groups'] = Array.from({ length: rooms }, (_, room) => ({
    gameId: gameIds[room % gameIds.length]!,
    count: Math.min(BOTS_PER_ROOM, count - room * BOTS_PER_ROOM),
  }));
  await bots.join({
    url,
    seed,
    groups,
    buyers: (shop?.buyers ?? []).map(({ name, cookie }) => ({ name, cookie, gameId: shop!.gameId })),
    visitedGameId: shop === null ? null : await findGameId(url, VISITED_SLUG),
  });
  return rooms;
}

async function findGameId(url: string, slug: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/games/by-slug/${slug}/`);
  if (!response.ok) throw new Error(`The game ${slug} is missing: ${response.status}`);
  const { data } = (await response.json()) as { data: { game: { _id: string } } };
  return data.game._id;
}
