import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { BlankGamePreview } from './BlankGamePreview.tsx';
import type { GameTemplates } from './useGameTemplates.ts';

interface Props {
  readonly templates: GameTemplates;
  readonly onBegin: (slug: string) => void;
}

const SIZES = '(min-width: 1024px) 180px, 46vw';
const SKELETONS = [1, 2, 3, 4];

/** Complete games to start from. */
export function StarterSection({ templates, onBegin }: Props) {
  return (
    <section aria-labelledby="start-starters" data-tour="starters">
      <header className="start-section">
        <h2 id="start-starters">Starter games</h2>
        <span>You can change everything</span>
      </header>
      {templates.hasFailed && (
        <p className="ed-hint">
          The starter games couldn’t be loaded. You can still start from an empty field.
        </p>
      )}
      <ul className="start-starters">
        {templates.isLoading &&
          SKELETONS.map((key) => <li key={key} className="start-starter pl-skeleton" aria-hidden="true" />)}
        {templates.starters.map(({ slug, title, cover, note }) => (
          <li key={slug} className="start-starter">
            {cover === null ? <BlankGamePreview /> : <GameCover cover={cover} sizes={SIZES} />}
            <button type="button" onClick={() => onBegin(slug)}>
              {title}
            </button>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
