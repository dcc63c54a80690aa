import { EmptyState } from '@playloom/design-system/EmptyState';
import { TextInput } from '@playloom/design-system/TextInput';
import { useDeferredValue, useMemo, useState } from 'react';
import { searchGame } from '@playloom/editor-core';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { LocationIcon } from '../../locations/LocationIcon.tsx';

/** Searches the whole game: names, rule sentences, and lines of scripts and panels. */
export default function SearchPanel() {
  const session = useSession();
  const game = useGame((whole) => whole);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => searchGame(game, wanted), [game, wanted]);
  return (
    <>
      <div className="ed-drawer-tools">
        <TextInput
          aria-label="Search the whole game"
          placeholder="Names, rules, scripts…"
          ref={focusWhenShown}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span className="ed-hint" role="status">
          {wanted.trim() === '' ? '' : hits.length === 1 ? '1 result' : `${hits.length} results`}
        </span>
      </div>
      {wanted.trim() === '' && (
        <EmptyState title="Search the whole game">
          Searches names, rule sentences, and lines of code.
        </EmptyState>
      )}
      <ul className="ed-lines">
        {hits.map((hit) => (
          <li key={hit.key}>
            <button type="button" className="ed-line" onClick={() => openLocation(session, hit.location)}>
              <LocationIcon of={hit.location} size={14} />
              <span className="ed-line-text">{hit.text}</span>
              <span className="ed-hint">{hit.where}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lets the user type at once after opening the search. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
