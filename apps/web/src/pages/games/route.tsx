import { Button, Pill } from '@playloom/design-system';
import { data, Link } from 'react-router';
import { EmptyShelf } from '../../art/EmptyShelf.tsx';
import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import { categories } from './categories.ts';
import { EmptyGames } from './EmptyGames.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { category } = params;
  const about = Object.hasOwn(categories, category) ? categories[category] : undefined;
  if (!about) throw data('There is no such list of games.', { status: 404 });
  const { api } = context.get(pageContext);
  return { category, about, games: await api.listGames({ query: { category } }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, category } = loaderData;
  return pageMeta(
    { title: about.title, description: about.description, path: `/games/${category}` },
    configOf(matches),
  );
}

export default function GamesPage({ loaderData: { category, about, games } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">{about.title}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">{about.description}</p>
      <nav aria-label="Lists of games" className="mt-8 mb-8 flex flex-wrap gap-2">
        {Object.entries(categories).map(([slug, { name }]) => (
          <Pill key={slug} selected={slug === category} asChild>
            <Link to={`/games/${slug}`} preventScrollReset>
              {name}
            </Link>
          </Pill>
        ))}
      </nav>
      <h2 className="sr-only">Games</h2>
      {games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <EmptyGames
          picture={<EmptyShelf className="h-auto w-[min(340px,80%)] py-8" />}
          title="This shelf is still empty"
          action={
            <>
              <Button variant="primary" asChild>
                <Link to="/create">Make a game</Link>
              </Button>
              <Button asChild>
                <Link to="/blog">See how it is going</Link>
              </Button>
            </>
          }
        >
          Nobody has published a game here yet. As soon as someone does, it stands on this page, counted by
          real plays and nothing else.
        </EmptyGames>
      )}
    </main>
  );
}
