import { formatNumber } from '@playloom/api-contract';
import type { GamePage } from '@playloom/api-contract';
import { LiveDot } from '@playloom/design-system';
import { describeMatchLength } from './describeMatchLength.ts';

export function GameFigures({ game, playing }: { game: GamePage; playing: number }) {
  const match = describeMatchLength(game.matchSeconds);
  return (
    <dl className="play-facts num">
      <div>
        <dt>playing now</dt>
        <dd>
          {playing > 0 && <LiveDot />}
          {formatNumber(playing)}
        </dd>
      </div>
      <div>
        <dt>{game.plays === 1 ? 'play' : 'plays'}</dt>
        <dd>{formatNumber(game.plays)}</dd>
      </div>
      <div>
        <dt>players per room</dt>
        <dd>{game.maxPlayers === 1 ? '1' : `1–${game.maxPlayers}`}</dd>
      </div>
      <div>
        <dt>{match.label}</dt>
        <dd>{match.value}</dd>
      </div>
    </dl>
  );
}
