import GitFork from 'lucide-react/icons/git-fork';
import { Link } from 'react-router';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import type { GameTemplates } from './useGameTemplates.ts';

interface Props {
  readonly templates: GameTemplates;
  /** The signed-in user, whose own games are not listed. */
  readonly username: string | null;
  readonly onBegin: (slug: string) => void;
}

/** Open-source games, which everyone can build on. */
export function OpenSourceSection({ templates, username, onBegin }: Props) {
  const games = templates.others.filter(({ creator }) => creator !== username);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="start-open">
      <header className="start-section">
        <h2 id="start-open">Remix a game</h2>
        <span>Open-source games from other creators</span>
      </header>
      <ul className="start-list">
        {games.map(({ _id, gameSlug, title, creator, cover }) => (
          <li key={_id} className="start-row" data-local="">
            <GameCover cover={cover} sizes="52px" className="start-thumb" />
            <Link to={getPlayPath(gameSlug)}>{title}</Link>
            <span className="start-row-word">by {creator}</span>
            <button type="button" className="ed-button" data-size="s" onClick={() => onBegin(gameSlug)}>
              <GitFork size={13} aria-hidden="true" />
              Remix<span className="sr-only">: {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
