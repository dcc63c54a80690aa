import { SearchInput } from '@playloom/design-system';
import { useState } from 'react';
import { Form, Link, useFetcher, useLocation } from 'react-router';
import { searchPassages } from '../../markdown/searchPassages.ts';
import type { loader as indexLoader } from './searchIndexRoute.ts';

/** Searches as the user types, in an index that loads on the first focus. Without scripts it is a plain form. */
export function DocsSearch() {
  const index = useFetcher<typeof indexLoader>();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState({ term: '', on: pathname });
  // Ignore the term after navigation, so that choosing a result closes the list.
  const term = typed.on === pathname ? typed.term : '';
  const hits = index.data ? searchPassages(index.data, term) : [];

  function loadIndex() {
    if (index.state === 'idle' && !index.data) void index.load('/docs/search.json');
  }

  return (
    <Form action="/docs" role="search" aria-label="Documentation" className="relative">
      <SearchInput
        label="Search the docs"
        name="q"
        size="sm"
        autoComplete="off"
        value={term}
        onFocus={loadIndex}
        onChange={(event) => setTyped({ term: event.target.value, on: pathname })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped({ term: '', on: pathname });
        }}
      />
      <div aria-live="polite">
        {term.trim() !== '' && index.data && (
          <ul className="edge-raised absolute inset-x-0 top-[calc(100%+8px)] z-10 max-h-[60vh] overflow-y-auto rounded-cover bg-raised p-2 shadow-float desk:static desk:mt-2 desk:max-h-none desk:shadow-none">
            {hits.map((hit) => (
              <li key={hit.path}>
                <Link to={hit.path} className="block rounded-sm px-3 py-2 hover:bg-ink-700">
                  <span className="block text-secondary font-semibold text-paper">
                    {hit.heading ?? hit.title}
                  </span>
                  {hit.heading && <span className="block text-meta text-text-3">{hit.title}</span>}
                </Link>
              </li>
            ))}
            {hits.length === 0 && (
              <li className="px-3 py-2 text-secondary text-text-2">No results for “{term.trim()}”.</li>
            )}
          </ul>
        )}
      </div>
    </Form>
  );
}
