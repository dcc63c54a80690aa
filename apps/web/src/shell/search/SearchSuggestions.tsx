import { Avatar } from '@playloom/design-system';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import { cleanSearchTerm } from '@playloom/site/paths/getSearchPath.ts';
import type { SearchSuggestion, TypeAheadState } from './createTypeAhead.ts';

interface SearchSuggestionsProps {
  id: string;
  state: TypeAheadState;
  onChoose: (suggestion: SearchSuggestion) => void;
}

const HEADINGS = { game: 'Games', creator: 'People' } as const;

export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Shows suggestions below the field. The focus stays in the field, which announces the highlighted suggestion. */
export function SearchSuggestions({ id, state, onChoose }: SearchSuggestionsProps) {
  const { suggestions, highlighted, answeredFor, text } = state;
  const isAnswered = answeredFor !== '' && answeredFor === cleanSearchTerm(text);
  return (
    <div className="pl-popup nav-popup w-full min-w-[236px]" data-align="end" hidden={!state.isOpen}>
      <div id={id} role="listbox" aria-label="Suggestions">
        {suggestions.map((suggestion, index) => (
          <div key={suggestion.path}>
            {suggestion.kind !== suggestions[index - 1]?.kind && (
              <div role="presentation" className="px-3 pt-2 pb-1 text-tiny font-semibold text-text-3">
                {HEADINGS[suggestion.kind]}
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys */}
            <div
              id={getOptionId(id, index)}
              role="option"
              aria-selected={index === highlighted}
              className="pl-item"
              data-highlighted={index === highlighted ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              <SuggestionImage suggestion={suggestion} />
              <span className="min-w-0 truncate">{suggestion.label}</span>
            </div>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-meta text-text-3 empty:hidden">
        {isAnswered && suggestions.length === 0 ? 'No matching names. Press Enter to search everything.' : ''}
      </p>
    </div>
  );
}

function SuggestionImage({ suggestion }: { suggestion: SearchSuggestion }) {
  if (suggestion.kind === 'creator') {
    return <Avatar name={suggestion.label} src={suggestion.image} size={24} />;
  }
  return suggestion.image ? (
    <img src={suggestion.image} alt="" width={32} height={20} className="rounded-xs object-cover" />
  ) : (
    <Gamepad2 size={20} aria-hidden="true" />
  );
}
