import type { CreatorGame } from '@playloom/api-contract';
import { Button, Card, CardCover, CardTag } from '@playloom/design-system';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import PlayIcon from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { GAME_GRID_CLASSES } from '../../games/GameGrid.tsx';
import { PlayingTag } from '../../games/PlayingTag.tsx';
import { getEditorPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { HomeSection } from './HomeSection.tsx';

const SIZES = '(min-width: 1440px) 302px, (min-width: 900px) 22vw, 46vw';

/** The user's drafts and published games, most recently edited first. */
export default function YourGames({ games }: { games: readonly CreatorGame[] }) {
  return (
    <HomeSection
      title="Your games"
      {...(games.length > 0 ? { all: { to: '/create', label: 'All your games' } } : {})}
    >
      {games.length > 0 ? (
        <ul className={GAME_GRID_CLASSES}>
          {games.map((game) => (
            <li key={game._id}>
              <YourGame game={game} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="edge flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-surface px-6 py-5">
          <p className="min-w-[220px] flex-1 text-text-2">
            You haven’t made a game yet. Pick a starter game and make it your own.
          </p>
          <Button icon={<Plus size={18} aria-hidden="true" />} asChild>
            <Link to="/create">Make a game</Link>
          </Button>
        </div>
      )}
    </HomeSection>
  );
}

function YourGame({ game }: { game: CreatorGame }) {
  const canEdit = game.role !== 'viewer';
  return (
    <Card>
      <CardCover>
        <GameCover cover={game.cover} sizes={SIZES} />
        {game.playing > 0 ? (
          <PlayingTag playing={game.playing} />
        ) : (
          <CardTag>{game.release === null ? 'Draft' : 'Live'}</CardTag>
        )}
      </CardCover>
      <h3 className="mt-[14px] truncate text-card tracking-[-.015em]" title={game.title}>
        <Link to={game.release === null ? getEditorPath(game.gameSlug) : getPlayPath(game.gameSlug)}>
          {game.title}
        </Link>
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={<PencilRuler size={16} aria-hidden="true" />} asChild>
          <Link to={getEditorPath(game.gameSlug)} aria-label={`${canEdit ? 'Edit' : 'View'} ${game.title}`}>
            {canEdit ? 'Edit' : 'View'}
          </Link>
        </Button>
        {game.release !== null && (
          <Button size="sm" variant="quiet" icon={<PlayIcon size={16} aria-hidden="true" />} asChild>
            <Link to={getPlayPath(game.gameSlug)} aria-label={`Play ${game.title}`}>
              Play
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
