import { CreationCard } from './CreationCard.tsx';
import { CreationListRow } from './CreationListRow.tsx';
import type { Creations } from './useCreations.ts';

/** The number of games with a card. Older games are in a list below. */
const CARDS_MAX = 6;
const SKELETONS = [1, 2, 3];

interface Props {
  readonly creations: Creations;
  readonly find: string;
  readonly reload: () => Promise<void>;
  readonly onBegin: () => void;
}

export function MyGames({ creations, find, reload, onBegin }: Props) {
  if (creations.kind === 'none') return null;
  if (creations.kind === 'loading') return <Skeletons />;
  if (creations.kind === 'failed') {
    return (
      <div className="start-word" role="alert">
        <b>Your games couldn’t be loaded</b>
        <p>{creations.message}</p>
        <button type="button" className="ed-button" onClick={() => void reload()}>
          Try again
        </button>
      </div>
    );
  }
  if (creations.games.length === 0) return <FirstSteps onBegin={onBegin} />;
  const wanted = find.trim().toLowerCase();
  const games = creations.games.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (games.length === 0) {
    return <p className="start-word">No games match “{find.trim()}”.</p>;
  }
  return (
    <section aria-label="Your games">
      <ul className="start-cards">
        {games.slice(0, CARDS_MAX).map((game) => (
          <CreationCard key={game._id} game={game} reload={reload} />
        ))}
      </ul>
      {games.length > CARDS_MAX && (
        <ul className="start-list">
          {games.slice(CARDS_MAX).map((game) => (
            <CreationListRow key={game._id} game={game} reload={reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FirstSteps({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <div className="start-word">
      <b>No games yet</b>
      <p>
        Pick a starter game below. Each one is a complete game: move something, press Play, and see what
        happens. Your changes are saved automatically, and you can undo them.
      </p>
      <p className="start-word-actions">
        <button type="button" className="ed-button" data-tone="commit" onClick={onBegin}>
          Make your first game
        </button>
        <a className="ed-button" href="/docs/make-your-first-game">
          Read the guide
        </a>
      </p>
    </div>
  );
}

function Skeletons() {
  return (
    <div className="start-cards" aria-busy="true" aria-label="Loading your games">
      {SKELETONS.map((key) => (
        <div key={key} className="start-card">
          <div className="start-cover pl-skeleton" />
          <div className="start-card-text">
            <span className="pl-skeleton start-skeleton-title" />
            <span className="pl-skeleton start-skeleton-line" />
          </div>
        </div>
      ))}
    </div>
  );
}
