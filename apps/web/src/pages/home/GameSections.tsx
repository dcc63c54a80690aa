import type { GameCard as Game } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { GameCardView } from '../../games/GameCardView.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { arrangeSections } from './arrangeSections.ts';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import type { HomeGames } from './readHome.ts';
import { HomeSection } from './HomeSection.tsx';
import { useGuestGames } from './useGuestGames.ts';

// Guests have none of these, so their page does not load them.
const Today = lazy(() => import('./Today.tsx'));
const PlayWithFriends = lazy(() => import('./PlayWithFriends.tsx'));
const YourGames = lazy(() => import('./YourGames.tsx'));

/** Shows the sections of the home page: first the user's own, then those that everyone sees. */
export function GameSections({ home }: { home: HomeGames }) {
  const { personal, popular: allPopular, fresh: allFresh } = home;
  const guestGames = useGuestGames(home);
  const played = personal?.recent ?? guestGames;
  const { recent, creations, popular, fresh } = useMemo(
    () =>
      arrangeSections({
        recent: played,
        creations: personal?.creations ?? [],
        popular: allPopular,
        fresh: allFresh,
      }),
    [played, personal, allPopular, allFresh],
  );
  return (
    <>
      {personal !== null && (
        <Suspense fallback={<div className="home-today-loading" />}>
          <Today today={personal.today} />
        </Suspense>
      )}
      {(personal !== null || recent.length > 0) && (
        <ContinuePlaying games={recent} hasPlayed={played.length > 0} />
      )}
      {personal !== null && (
        <Suspense fallback={null}>
          <PlayWithFriends friends={personal.friends} />
          <YourGames games={creations} />
        </Suspense>
      )}
      {(popular.length > 0 || allPopular.length === 0) && (
        <HomeSection
          title="Popular games"
          {...(popular.length > 0 ? { all: { to: '/games/popular', label: 'See all games' } } : {})}
        >
          {popular.length > 0 ? <PopularGames games={popular} /> : <NoGames />}
        </HomeSection>
      )}
      {fresh.length > 0 && (
        <HomeSection title="Fresh off the loom" all={{ to: '/games/new', label: 'More new games' }}>
          <GameGrid games={fresh} />
        </HomeSection>
      )}
    </>
  );
}

/** Shows the most played game as a large card, with the others beside it. */
function PopularGames({ games }: { games: readonly Game[] }) {
  const [first, ...others] = games;
  if (!first) return null;
  return (
    <div className="home-popular">
      <FeatureCard game={first} />
      <ul>
        {others.map((game) => (
          <li key={game._id}>
            <GameCardView game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoGames() {
  return (
    <EmptyGames
      illustration={<EmptyListArt className="h-auto w-[min(340px,80%)] py-8" />}
      title="No games published yet"
      action={
        <Button asChild>
          <Link to="/create">Make the first game</Link>
        </Button>
      }
    >
      Published games appear here, ranked by how often they are played.
    </EmptyGames>
  );
}
