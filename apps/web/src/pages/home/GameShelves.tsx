import type { GameCard as Game } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import { EmptyShelf } from '../../art/EmptyShelf.tsx';
import coverLoom from '../../art/pictures/cover-loom.svg';
import { GameCard } from '../../games/GameCard.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import type { Shelves } from './readShelves.ts';
import { Shelf } from './Shelf.tsx';

export function GameShelves({ shelves, isSignedIn }: { shelves: Shelves; isSignedIn: boolean }) {
  const { popular, fresh } = shelves;
  return (
    <>
      {isSignedIn && <ContinuePlaying known={[...popular, ...fresh]} />}
      <Shelf title="Popular games" {...(popular.length > 0 ? { all: '/games/popular' } : {})}>
        {popular.length > 0 ? <PopularGames games={popular} /> : <NoGames />}
      </Shelf>
      <Shelf title="Fresh off the loom">
        {fresh.length > 0 ? <GameGrid games={fresh} /> : <NothingNew />}
      </Shelf>
    </>
  );
}

/** The most played one large, the others beside it. */
function PopularGames({ games }: { games: readonly Game[] }) {
  const [first, ...others] = games;
  if (!first) return null;
  return (
    <div className="home-popular">
      <FeatureCard game={first} />
      <ul>
        {others.map((game) => (
          <li key={game._id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoGames() {
  return (
    <EmptyGames
      picture={<EmptyShelf className="h-auto w-[min(340px,80%)] py-8" />}
      title="Room for the first game"
      action={
        <Button asChild>
          <Link to="/create">See where games are made</Link>
        </Button>
      }
    >
      No game is published on this Playloom. We could fill the shelf with made-up games and numbers; we would
      rather wait for yours.
    </EmptyGames>
  );
}

function NothingNew() {
  return (
    <EmptyGames
      picture={
        <img
          src={coverLoom}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          className="size-full max-h-[300px] object-cover"
        />
      }
      title="Nothing published yet"
      action={
        <Button asChild>
          <Link to="/blog">Read how it is going</Link>
        </Button>
      }
    >
      New games appear here the moment their makers publish them. Until then the blog tells you what is on the
      loom.
    </EmptyGames>
  );
}
