import type { GameCard as Game } from '@playloom/api-contract';
import { Card, CardCover, truncateText } from '@playloom/design-system';
import { Link } from 'react-router';
import cover from '../../art/pictures/step-draw.svg';

/** How much of a title a card has room for. */
const TITLE_MAX = 28;

/** Games side by side, each one link. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-(--page-gutter) gap-y-8 desk:grid-cols-4">
      {games.map((game) => (
        <li key={game._id}>
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function GameCard({ game }: { game: Game }) {
  return (
    <Card className="relative">
      <CardCover>
        <img src={game.cover ?? cover} alt="" loading="lazy" decoding="async" width={640} height={400} />
      </CardCover>
      <h3 className="mt-[14px] text-card tracking-[-.015em]" title={game.title}>
        {/* The link covers its card, so that the whole of it can be pressed. */}
        <Link to={`/play/${encodeURIComponent(game.gameSlug)}`} className="after:absolute after:inset-0">
          {truncateText(game.title, TITLE_MAX)}
        </Link>
      </h3>
      <p className="mt-1 text-meta text-text-3">by {game.creator}</p>
    </Card>
  );
}
