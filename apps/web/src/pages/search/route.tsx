import { apiLimits } from '@playloom/api-contract';
import { Avatar, Button, EmptyState } from '@playloom/design-system';
import { Link, useLocation } from 'react-router';
import { EmptySearchArt } from '../../art/EmptySearchArt.tsx';
import { pageContext } from '../../rendering/pageContext.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { cleanSearchTerm, readTypedSearch } from '@playloom/site/paths/getSearchPath.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { SiteSearchForm } from '../../shell/search/SiteSearchForm.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('searchTerm') ?? '';
  const searchTerm = cleanSearchTerm(given).slice(0, apiLimits.SEARCH_TERM_MAX).trim();
  if (!searchTerm) return { searchTerm, games: [], creators: [] };
  const { api } = context.get(pageContext);
  const [games, creators] = await Promise.all([
    api.listGames({ query: { searchTerm } }),
    api.searchUsers({ query: { searchTerm } }),
  ]);
  return { searchTerm, games, creators };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const searchTerm = loaderData?.searchTerm;
  return createPageMeta(
    {
      title: searchTerm ? `Search: ${searchTerm}` : 'Search',
      description: 'Find games and people.',
      path: searchTerm ? `/search?${new URLSearchParams({ searchTerm }).toString()}` : '/search',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { games, creators } = loaderData;
  const { state } = useLocation();
  // The server can't read the state of a history entry, so the first render uses the search term from the server.
  const searchTerm = useBrowserValue(
    () => readTypedSearch(state, loaderData.searchTerm),
    loaderData.searchTerm,
  );
  const hasResults = games.length + creators.length > 0;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Search</h1>
      <SiteSearchForm defaultValue={searchTerm} className="mt-6 max-w-[640px]" />
      <p role="status" className="mt-4 text-text-2 empty:hidden">
        {hasResults && formatResultCount(games.length, creators.length, searchTerm)}
      </p>
      {games.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-6 text-section">Games</h2>
          <GameGrid games={games} />
        </section>
      )}
      {creators.length > 0 && <Creators creators={creators} />}
      {!hasResults && <NothingFound searchTerm={searchTerm} />}
    </main>
  );
}

type Creator = Awaited<ReturnType<typeof loader>>['creators'][number];

function Creators({ creators }: { creators: readonly Creator[] }) {
  return (
    <section className="mt-10">
      <h2 className="mb-6 text-section">People</h2>
      <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-4 desk:gap-(--page-gutter)">
        {creators.map(({ _id, local }) => (
          <li key={_id}>
            <Link
              to={`/user/${local.username}`}
              className="edge flex items-center gap-3 rounded-ticket bg-surface p-[14px] transition-colors hover:bg-raised"
            >
              <Avatar name={local.username} src={local.profilePicture} size={44} />
              <b className="min-w-0 truncate" title={local.username}>
                {local.username}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ searchTerm }: { searchTerm: string }) {
  if (!searchTerm) {
    return (
      <EmptyState
        className="mt-4"
        illustration={<EmptySearchArt className="h-auto w-[260px]" />}
        title="Search for games and people"
      >
        Enter all or part of a game title or username. To add a friend, open their profile and press “Add
        friend”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className="mt-4"
      illustration={<EmptySearchArt className="h-auto w-[260px]" />}
      title={<>No results for “{searchTerm}”</>}
      action={
        <Button asChild>
          <Link to="/games/popular">See the showcase</Link>
        </Button>
      }
    >
      Check the spelling, or try part of the name.
    </EmptyState>
  );
}

function formatResultCount(games: number, creators: number, searchTerm: string): string {
  const parts = [
    games > 0 && `${games} ${games === 1 ? 'game' : 'games'}`,
    creators > 0 && `${creators} ${creators === 1 ? 'person' : 'people'}`,
  ].filter(Boolean);
  return `${parts.join(' and ')} for “${searchTerm}”`;
}
