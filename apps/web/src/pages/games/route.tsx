import { gameCategories, apiLimits, type ApiClient, type GameCard } from '@playloom/api-contract';
import { Button, Pill } from '@playloom/design-system';
import { data, Link } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { GameGrid, GameGridSkeleton } from '../../games/GameGrid.tsx';
import { useIsNavigationPending } from './useIsNavigationPending.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { gameListCategories } from './gameListCategories.ts';
import { EmptyGames } from './EmptyGames.tsx';
import { getGamesPagePath, readGamesPageNumber } from './getGamesPagePath.ts';
import { Pager } from './Pager.tsx';

const GAMES_PAGES = /^\/games\//;
const SKELETONS = 8;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { category } = params;
  const about = Object.hasOwn(gameListCategories, category) ? gameListCategories[category] : undefined;
  if (!about) throw data('This game category doesn’t exist.', { status: 404 });
  const { api } = context.get(pageContext);
  const page = readGamesPageNumber(request.url);
  const games = await api.listGames({ query: { category, page } });
  if (games.length === 0 && page > 1) throw data('This list doesn’t have that many pages.', { status: 404 });
  return { category, about, page, games, hasNext: await hasMore(api, category, page, games) };
}

/** Whether there is a next page. Requests it if this page is full, because a full page may still be the last one. */
async function hasMore(
  api: ApiClient,
  category: string,
  page: number,
  games: readonly GameCard[],
): Promise<boolean> {
  if (games.length < apiLimits.GAMES_PER_PAGE) return false;
  return (await api.listGames({ query: { category, page: page + 1 } })).length > 0;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, category, page } = loaderData;
  const title = page === 1 ? about.title : `${about.title}, page ${page}`;
  return createPageMeta(
    { title, description: about.description, path: getGamesPagePath(category, page) },
    findPublicConfig(matches),
  );
}

export default function GamesPage({ loaderData }: Route.ComponentProps) {
  const { category, about, page, games, hasNext } = loaderData;
  const isLeaving = useIsNavigationPending(GAMES_PAGES);
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">{about.title}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">{about.description}</p>
      <nav aria-label="Game lists" className="mt-8 mb-8 flex flex-wrap gap-2">
        {Object.entries(gameListCategories).map(([slug, { name }]) => (
          <Pill key={slug} selected={slug === category} asChild>
            <Link to={`/games/${slug}`} preventScrollReset prefetch="intent">
              {name}
            </Link>
          </Pill>
        ))}
      </nav>
      <h2 className="sr-only">Games</h2>
      <Games category={category} games={games} isLeaving={isLeaving} />
      <Pager category={category} page={page} hasNext={hasNext} />
    </main>
  );
}

interface GamesProps {
  category: string;
  games: readonly GameCard[];
  isLeaving: boolean;
}

function Games({ category, games, isLeaving }: GamesProps) {
  if (isLeaving) return <GameGridSkeleton count={SKELETONS} />;
  if (games.length > 0) return <GameGrid games={games} isAtTop />;
  return (
    <EmptyGames
      illustration={<EmptyListArt className="h-auto w-[min(340px,80%)] py-8" />}
      title="No games here yet"
      action={
        <>
          <Button variant="primary" asChild>
            <Link to="/create">Make a game</Link>
          </Button>
          {category !== 'popular' && (
            <Button asChild>
              <Link to="/games/popular">See popular games</Link>
            </Button>
          )}
        </>
      }
    >
      {describeListing(category)}
    </EmptyGames>
  );
}

/** Explains how a game gets into this list. */
function describeListing(category: string): string {
  const tags = gameCategories[category]?.tags;
  if (tags) return `Games with the tag “${tags[0]}” appear here. Creators choose tags when they publish.`;
  if (category === 'html5') return 'Games with touch controls appear here as soon as they are published.';
  return 'Games appear here as soon as they are published.';
}
