import { joinClasses, SearchInput } from '@playloom/design-system';
import { apiLimits } from '@playloom/api-contract';
import {
  useId,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Form, useNavigate } from 'react-router';
import { createTypeAhead } from './createTypeAhead.ts';
import { findSearchSuggestions } from './findSearchSuggestions.ts';
import { getOptionId, SearchSuggestions } from './SearchSuggestions.tsx';
import { cleanSearchTerm, createSearchState, getSearchPath } from '@playloom/site/paths/getSearchPath.ts';

interface SearchBoxProps {
  className?: string;
  /** Whether the key `/` focuses this field. */
  hasSlashKey?: boolean;
}

/** Search field that suggests games and creators while typing. Without JavaScript, it is a plain form. */
export function SearchBox({ className, hasSlashKey }: SearchBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [typeAhead] = useState(() =>
    createTypeAhead({
      lookUp: findSearchSuggestions,
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
    }),
  );
  const state = useSyncExternalStore(typeAhead.subscribe, typeAhead.read, typeAhead.readOnServer);

  async function open(path: string, historyState?: unknown) {
    typeAhead.close();
    await navigate(path, { state: historyState });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = state.suggestions[state.highlighted];
    if (chosen) void open(chosen.path);
    else if (cleanSearchTerm(state.text)) void open(getSearchPath(state.text), createSearchState(state.text));
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && state.isOpen) {
      event.preventDefault();
      typeAhead.close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    typeAhead.move(event.key === 'ArrowDown' ? 1 : -1);
  }
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) typeAhead.close();
  }

  return (
    <Form
      action="/search"
      role="search"
      className={joinClasses('relative', className)}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
    >
      <SearchInput
        label="Search games"
        name="searchTerm"
        autoComplete="off"
        hasSlashKey={hasSlashKey}
        pattern={`.{0,${apiLimits.SEARCH_TERM_MAX}}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.isOpen}
        aria-controls={listId}
        aria-activedescendant={state.highlighted >= 0 ? getOptionId(listId, state.highlighted) : undefined}
        value={state.text}
        onChange={(event) => typeAhead.type(event.target.value)}
        onFocus={typeAhead.reopen}
        onKeyDown={handleKeyDown}
      />
      <SearchSuggestions id={listId} state={state} onChoose={({ path }) => void open(path)} />
    </Form>
  );
}
