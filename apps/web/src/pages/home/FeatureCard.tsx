import { formatNumber } from '@playloom/api-contract';
import type { GameCard } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import PlayIcon from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { PlayingTag } from '../../games/PlayingTag.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';

const SIZES = '(min-width: 1440px) 628px, (min-width: 900px) 46vw, 94vw';

/** The first popular game: twice as large as the others, with its own Play button. */
export function FeatureCard({ game }: { game: GameCard }) {
  return (
    <article className="home-feature">
      <div>
        <GameCover cover={game.cover} sizes={SIZES} />
        <PlayingTag playing={game.playing} className="bottom-4 left-4" />
      </div>
      <div className="flex items-center gap-4 px-6 py-5">
        <div className="min-w-0">
          <h3 className="truncate text-2xl" title={game.title}>
            <Link to={getPlayPath(game.gameSlug)} prefetch="intent">
              {game.title}
            </Link>
          </h3>
          <p className="num mt-2 truncate text-meta text-text-3">{describe(game)}</p>
        </div>
        <Button
          variant="primary"
          className="ml-auto"
          icon={<PlayIcon size={18} fill="currentColor" aria-hidden="true" />}
          asChild
        >
          <Link to={getPlayPath(game.gameSlug)} prefetch="intent" aria-label={`Play ${game.title}`}>
            Play
          </Link>
        </Button>
      </div>
    </article>
  );
}

function describe({ creator, plays }: GameCard): string {
  if (plays === 0) return `by ${creator}`;
  return `by ${creator} · ${formatNumber(plays)} ${plays === 1 ? 'play' : 'plays'}`;
}
