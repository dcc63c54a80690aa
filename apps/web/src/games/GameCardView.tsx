import { formatNumber } from '@playloom/api-contract';
import type { GameCard as Game } from '@playloom/api-contract';
import { Card, CardCover, truncateText } from '@playloom/design-system';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { PlayingTag } from './PlayingTag.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';

/** Maximum title length on a card. */
const TITLE_MAX = 28;
const SIZES = '(min-width: 1440px) 302px, (min-width: 900px) 22vw, 46vw';

export type GameCardData = Pick<
  Game,
  '_id' | 'gameSlug' | 'title' | 'cover' | 'creator' | 'playing' | 'plays'
>;

export function GameCardView({ game, isFirst = false }: { game: GameCardData; isFirst?: boolean }) {
  return (
    <Card className="relative">
      <CardCover>
        <GameCover cover={game.cover} sizes={SIZES} priority={isFirst} />
        <PlayingTag playing={game.playing} />
      </CardCover>
      <h3 className="mt-[14px] text-card tracking-[-.015em]" title={game.title}>
        {/* The link covers the card, so that the whole card is clickable. */}
        <Link to={getPlayPath(game.gameSlug)} prefetch="intent" className="after:absolute after:inset-0">
          {truncateText(game.title, TITLE_MAX)}
        </Link>
      </h3>
      <p className="num mt-1 flex flex-wrap gap-x-2 text-meta text-text-3">
        <span className="min-w-0 truncate">by {game.creator}</span>
        {game.plays > 0 && <span>{describePlays(game.plays)}</span>}
      </p>
    </Card>
  );
}

function describePlays(plays: number): string {
  return `${formatNumber(plays)} ${plays === 1 ? 'play' : 'plays'}`;
}
