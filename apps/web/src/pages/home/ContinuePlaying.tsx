import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import coverTogether from '../../art/pictures/cover-together.svg';
import type { GameCardData } from '../../games/GameCardView.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { HomeShelf } from './HomeShelf.tsx';

/** Games the visitor played last. A guest without any sees no shelf. */
export function ContinuePlaying({
  games,
  hasPlayed,
}: {
  games: readonly GameCardData[];
  hasPlayed: boolean;
}) {
  // What was played may stand on another shelf of the page.
  if (games.length === 0 && hasPlayed) return null;
  return (
    <HomeShelf title="Continue playing">
      {games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <EmptyGames
          illustration={
            <img
              src={coverTogether}
              alt=""
              width={640}
              height={360}
              loading="lazy"
              className="size-full max-h-[300px] object-cover"
            />
          }
          title="No games played yet"
          action={
            <Button asChild>
              <Link to="/games/popular">Find a game</Link>
            </Button>
          }
        >
          Games you play appear here, on every device where you log in.
        </EmptyGames>
      )}
    </HomeShelf>
  );
}
