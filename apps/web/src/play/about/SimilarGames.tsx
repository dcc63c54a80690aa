import { formatNumber } from '@playloom/api-contract';
import type { GameCard } from '@playloom/api-contract';
import { Panel } from '@playloom/design-system';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';

export function SimilarGames({ games }: { games: readonly GameCard[] }) {
  return (
    <Panel title="Similar games">
      <ul className="grid gap-4">
        {games.map((game) => (
          <li key={game._id} className="play-mini">
            <GameCover cover={game.cover} sizes="104px" />
            <div className="min-w-0">
              <Link to={getPlayPath(game.gameSlug)} prefetch="intent">
                {game.title}
              </Link>
              <p className="num">{describeLife(game)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describeLife({ playing, plays, creator }: GameCard): string {
  if (playing > 0) return `${formatNumber(playing)} playing`;
  if (plays > 0) return `${formatNumber(plays)} ${plays === 1 ? 'play' : 'plays'}`;
  return `by ${creator}`;
}
