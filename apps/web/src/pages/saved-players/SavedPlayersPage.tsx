import { Button, EmptyState, SearchInput } from '@playloom/design-system';
import { Form, Link } from 'react-router';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { LeaderboardList } from './LeaderboardList.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import type { SavedPlayersData } from './SavedPlayersData.ts';

interface SavedPlayersPageProps {
  page: number;
  search: string;
  found: SavedPlayersData;
}

/** Lists the players of a game whose saved data its creators can view and reset. */
export function SavedPlayersPage({ page, search, found }: SavedPlayersPageProps) {
  const { game, players, hasMore, leaderboards } = found;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <h1 className="text-title break-words">{game.title}</h1>
      <div className="mt-8">
        <CreatorTabs game={game} shown="players" />
      </div>
      <section aria-labelledby="saved" className="mt-8">
        <h2 id="saved" className="text-section">
          Saved data
        </h2>
        <Form role="search" className="mt-5 flex max-w-[480px] gap-3">
          <SearchInput name="search" label="Username" placeholder="Username" defaultValue={search} />
          <Button type="submit">Search</Button>
        </Form>
        {players.length === 0 ? (
          <EmptyState
            className="edge mt-6 rounded-lg bg-surface"
            headingLevel={3}
            title={search === '' ? 'No saved data yet' : 'No players found'}
          >
            {search === ''
              ? 'Data that the game saves for players with an account appears here.'
              : 'No saved data matches this username. Try another name.'}
          </EmptyState>
        ) : (
          <ul className="edge mt-6 grid grid-cols-[minmax(0,1fr)] rounded-lg bg-surface">
            {players.map((player) => (
              <PlayerRow key={player.userId} gameId={game._id} player={player} />
            ))}
          </ul>
        )}
        <nav aria-label="Pages" className="mt-6 flex gap-3 empty:hidden">
          {page > 1 && <PageLink page={page - 1} search={search} name="Previous" />}
          {hasMore && <PageLink page={page + 1} search={search} name="Next" />}
        </nav>
      </section>
      {leaderboards.length > 0 && <LeaderboardList gameId={game._id} leaderboards={leaderboards} />}
    </main>
  );
}

function PageLink({ page, search, name }: { page: number; search: string; name: string }) {
  return (
    <Button asChild>
      <Link to={`?${new URLSearchParams({ page: String(page), search }).toString()}`}>{name}</Link>
    </Button>
  );
}
