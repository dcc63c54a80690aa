import { GameCover } from '../../games/GameCover.tsx';
import { BlankPicture } from './BlankPicture.tsx';
import type { Offers } from './useOffers.ts';

interface Props {
  readonly offers: Offers;
  readonly onBegin: (slug: string) => void;
}

const SIZES = '(min-width: 1024px) 180px, 46vw';
const SKELETONS = [1, 2, 3, 4];

/** Whole games to begin with. */
export function StarterShelf({ offers, onBegin }: Props) {
  return (
    <section aria-labelledby="start-starters" data-tour="starters">
      <header className="start-section">
        <h2 id="start-starters">Start from something that works</h2>
        <span>Every part is yours to change</span>
      </header>
      {offers.hasFailed && (
        <p className="ed-hint">The starters did not load. An empty field works without the network.</p>
      )}
      <ul className="start-starters">
        {offers.isLoading &&
          SKELETONS.map((key) => <li key={key} className="start-starter pl-skeleton" aria-hidden="true" />)}
        {offers.starters.map(({ slug, title, cover, note }) => (
          <li key={slug} className="start-starter">
            {cover === null ? <BlankPicture /> : <GameCover cover={cover} sizes={SIZES} />}
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
