import type { CreatorGame } from '@playloom/api-contract';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getEditorPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { CreationMenu } from './CreationMenu.tsx';
import { CreationStatus } from './CreationStatus.tsx';
import { describeLastEdit, describeRelease } from './describeCreation.ts';
import { useMountTime } from '@playloom/site/time/useMountTime.ts';

const SIZES = '(min-width: 1024px) 300px, 92vw';
const AVATARS_MAX = 3;

interface Props {
  readonly game: CreatorGame;
  readonly reload: () => Promise<void>;
}

export function CreationCard({ game, reload }: Props) {
  const now = useMountTime();
  const dates = useDateFormat();
  return (
    <li className="start-card">
      <div className="start-cover">
        <GameCover cover={game.cover} sizes={SIZES} />
        {game.collaborators.length > 0 && (
          <span className="start-faces">
            {game.collaborators.slice(0, AVATARS_MAX).map((name) => (
              <span key={name} className="start-face" title={name}>
                {name.slice(0, 1).toUpperCase()}
              </span>
            ))}
            <span className="sr-only">Made with {game.collaborators.join(', ')}</span>
          </span>
        )}
        <span className="start-acts">
          <span className="ed-button" data-tone="stop" data-size="s" aria-hidden="true">
            Open
          </span>
          {game.release !== null && (
            <Link className="ed-button start-play" data-size="s" to={getPlayPath(game.gameSlug)}>
              <Play size={12} aria-hidden="true" />
              Play<span className="sr-only"> {game.title}</span>
            </Link>
          )}
        </span>
      </div>
      <div className="start-card-text">
        <h2>
          {/* The link covers its card, so that the whole card is clickable. */}
          <Link to={getEditorPath(game.gameSlug)}>{game.title}</Link>
        </h2>
        <CreationStatus game={game} />
        <p>{describeRelease(game)}</p>
        <p className="start-quiet">{describeLastEdit(game, now, dates)}</p>
        <CreationMenu game={game} reload={reload} />
      </div>
    </li>
  );
}
