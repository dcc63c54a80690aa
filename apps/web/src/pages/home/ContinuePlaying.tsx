import type { GameCard } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { useMemo } from 'react';
import { Link } from 'react-router';
import coverTogether from '../../art/pictures/cover-together.svg';
import { GameGrid, GameGridSkeleton } from '../../games/GameGrid.tsx';
import { parseRecentGames, RECENT_GAMES_KEY } from '../../games/recentGames.ts';
import { openStorage } from '../../session/openStorage.ts';
import { useInBrowser } from '../../session/useInBrowser.ts';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { Shelf } from './Shelf.tsx';

const SHOWN = 4;

/** What was played in this browser, which is the one that remembers it. */
export function ContinuePlaying({ known }: { known: readonly GameCard[] }) {
  const stored = useInBrowser(() => openStorage('local').getItem(RECENT_GAMES_KEY) ?? '[]', null);
  const games = useMemo(() => freshen(stored, known), [stored, known]);
  return (
    <Shelf title="Continue playing">
      {games === null && <GameGridSkeleton count={SHOWN} />}
      {games !== null && games.length > 0 && <GameGrid games={games} />}
      {games?.length === 0 && (
        <EmptyGames
          picture={
            <img
              src={coverTogether}
              alt=""
              width={640}
              height={360}
              loading="lazy"
              className="size-full max-h-[300px] object-cover"
            />
          }
          title="Your place is kept here"
          action={
            <Button asChild>
              <Link to="/games/popular">Find a game</Link>
            </Button>
          }
        >
          Games you have played in this browser wait for you here, so that you are back in with one press. You
          have not played one yet.
        </EmptyGames>
      )}
    </Shelf>
  );
}

/** As it was when it was played, or as it is now where this page knows. */
function freshen(stored: string | null, known: readonly GameCard[]) {
  if (stored === null) return null;
  return parseRecentGames(stored)
    .slice(0, SHOWN)
    .map((game) => known.find(({ _id }) => _id === game._id) ?? { ...game, playing: 0, plays: 0 });
}
