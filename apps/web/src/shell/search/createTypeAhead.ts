import { cleanSearchTerm } from '@playloom/site/paths/getSearchPath.ts';

/** Time after closing before the suggestions are cleared, so that a click that closed the menu still reaches one. */
const RESET_DELAY_MS = 350;
/** Pause in typing before a search starts. */
const LOOKUP_DELAY_MS = 160;

export interface SearchSuggestion {
  kind: 'game' | 'creator';
  label: string;
  path: string;
  image: string | null;
}

export interface TypeAheadState {
  text: string;
  /** The search term that the suggestions belong to. While it differs from the text, new suggestions are loading. */
  answeredFor: string;
  suggestions: readonly SearchSuggestion[];
  /** Index of the suggestion that Enter opens; -1 for none. */
  highlighted: number;
  isOpen: boolean;
}

interface TypeAheadDependencies {
  lookUp(term: string): Promise<SearchSuggestion[]>;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

const EMPTY: TypeAheadState = { text: '', answeredFor: '', suggestions: [], highlighted: -1, isOpen: false };

/** Creates the state of a search box: text, suggestions, and highlighted suggestion. */
export function createTypeAhead(dependencies: TypeAheadDependencies) {
  const listeners = new Set<() => void>();
  const current = { state: EMPTY, timer: undefined as unknown, isEnding: false };

  function set(change: Partial<TypeAheadState>) {
    current.state = { ...current.state, ...change };
    for (const listener of listeners) listener();
  }
  /** Starts the timer, which is shared by the typing pause and the reset. */
  function wait(run: () => void, ms: number) {
    stopWaiting();
    current.timer = dependencies.setTimeout(run, ms);
  }
  function stopWaiting() {
    dependencies.clearTimeout(current.timer);
    current.isEnding = false;
  }
  async function answer(term: string) {
    const suggestions = await dependencies.lookUp(term).catch(() => []);
    // Responses can arrive out of order, so ignore those for an older text.
    if (cleanSearchTerm(current.state.text) === term)
      set({ suggestions, answeredFor: term, highlighted: -1 });
  }

  return {
    read: () => current.state,
    readOnServer: () => EMPTY,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(text: string) {
      const term = cleanSearchTerm(text);
      set({ text, isOpen: term !== '', highlighted: -1 });
      if (term) return wait(() => void answer(term), LOOKUP_DELAY_MS);
      stopWaiting();
      set({ suggestions: [], answeredFor: '' });
    },
    /** Opens the menu again. Before the reset, this keeps the suggestions. */
    reopen() {
      if (!current.state.text.trim()) return;
      stopWaiting();
      set({ isOpen: true });
    },
    move: (step: 1 | -1) => set({ isOpen: true, highlighted: stepFrom(current.state, step) }),
    /** Closes the menu. May be called twice, because the field loses focus after a submit has closed the menu. */
    close() {
      if (current.isEnding) return;
      set({ isOpen: false });
      wait(() => {
        stopWaiting();
        set(EMPTY);
      }, RESET_DELAY_MS);
      current.isEnding = true;
    },
  };
}

/** Returns the next highlighted index. Wraps around and includes the field itself (-1). */
function stepFrom({ suggestions, highlighted }: TypeAheadState, step: 1 | -1): number {
  const positions = suggestions.length + 1;
  return ((highlighted + 1 + step + positions) % positions) - 1;
}
