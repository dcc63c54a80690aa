import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import coverTogether from '../../art/images/cover-together.svg';
import type { GameCardData } from '../../games/GameCardView.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The user's recently played games. A guest who has not played any does not see this section. */
export function ContinuePlaying({
  games,
  hasPlayed,
}: {
  games: readonly GameCardData[];
  hasPlayed: boolean;
}) {
  // The list is empty if all recently played games are shown in other sections of the page.
  if (games.length === 0 && hasPlayed) return null;
  return (
    <HomeSection title="Continue playing">
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
    </HomeSection>
  );
}
