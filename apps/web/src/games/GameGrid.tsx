import { Skeleton } from '@playloom/design-system';
import { GameCardView, type GameCardData } from './GameCardView.tsx';

/** CSS classes of a grid of games. */
export const GAME_GRID_CLASSES =
  'grid grid-cols-2 gap-x-(--page-gutter) gap-y-8 sm:grid-cols-3 desk:grid-cols-4';

/** The first row on a phone. The images of further cards would delay these. */
const FIRST_CARDS = 2;

interface GameGridProps {
  games: readonly GameCardData[];
  /** Whether the first cards are in the first view, so that their covers load at once. */
  isAtTop?: boolean;
}

export function GameGrid({ games, isAtTop = false }: GameGridProps) {
  return (
    <ul className={GAME_GRID_CLASSES}>
      {games.map((game, index) => (
        <li key={game._id}>
          <GameCardView game={game} isFirst={isAtTop && index < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder while games are loading. */
export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div className={GAME_GRID_CLASSES} aria-busy="true" aria-label="Loading games">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[16/10] w-full rounded-cover" />
          <Skeleton className="mt-[14px] h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
