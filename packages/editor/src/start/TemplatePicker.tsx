import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { BlankGamePreview } from './BlankGamePreview.tsx';
import { BLANK_SLUG, type GameTemplate } from './GameTemplate.ts';
import type { GameTemplates } from './useGameTemplates.ts';

interface Props {
  readonly templates: GameTemplates;
  /** The chosen template, even if it is not in the lists. */
  readonly parent: GameTemplate;
  readonly isChosen: boolean;
  readonly onPick: (slug: string) => void;
}

/** Lets the user choose the game to start from. */
export function TemplatePicker({ templates, parent, isChosen, onPick }: Props) {
  const isListed = templates.starters.some(({ slug }) => slug === parent.slug);
  const choices = isChosen && !isListed ? [parent, ...templates.starters] : templates.starters;
  return (
    <fieldset className="start-field">
      <legend className="start-label">Start from</legend>
      {/* The key makes a new list when the starters arrive, which shows the chosen one again. */}
      <div key={choices.length} className="start-parents" ref={showChosen}>
        {choices.map((offer) => (
          <label key={offer.slug} className="start-parent">
            <input
              type="radio"
              name="parentGameSlug"
              value={offer.slug}
              checked={isChosen && offer.slug === parent.slug}
              onChange={() => onPick(offer.slug)}
            />
            {offer.slug === BLANK_SLUG ? (
              <BlankGamePreview />
            ) : (
              <GameCover cover={offer.cover} sizes="140px" />
            )}
            <span>{offer.title}</span>
            <Check size={12} className="start-parent-mark" aria-hidden="true" />
          </label>
        ))}
      </div>
      {isChosen && parent.slug !== BLANK_SLUG && (
        <a className="ed-link start-try" href={getPlayPath(parent.slug)} target="_blank" rel="noreferrer">
          <Play size={12} aria-hidden="true" />
          Try {parent.title} first
        </a>
      )}
    </fieldset>
  );
}

/** Scrolls to the chosen template. In low windows it may be below the rows that the list shows. */
function showChosen(list: HTMLElement | null): void {
  list?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
}
