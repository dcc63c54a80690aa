import { cleanSearchTerm } from './searchPath.ts';

/** Time the state outlives the menu, so that a click that took the focus still lands. */
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
  /** The text the suggestions belong to; newer suggestions are loading while it differs from the input. */
  answeredFor: string;
  suggestions: readonly SearchSuggestion[];
  /** Index of the suggestion that Enter would take; -1 for none. */
  highlighted: number;
  isOpen: boolean;
}

interface TypeAheadDependencies {
  lookUp(term: string): Promise<SearchSuggestion[]>;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

const EMPTY: TypeAheadState = { text: '', answeredFor: '', suggestions: [], highlighted: -1, isOpen: false };

/** State of a search box: text, suggestions, and highlighted suggestion. */
export function createTypeAhead(dependencies: TypeAheadDependencies) {
  const listeners = new Set<() => void>();
  const current = { state: EMPTY, timer: undefined as unknown, isEnding: false };

  function set(change: Partial<TypeAheadState>) {
    current.state = { ...current.state, ...change };
    for (const listener of listeners) listener();
  }
  /** One timer serves both the typing pause and the reset. */
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
    // Answers can arrive out of order; only the one for the current text counts.
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
    /** Reopening before the reset keeps the state. */
    reopen() {
      if (!current.state.text.trim()) return;
      stopWaiting();
      set({ isOpen: true });
    },
    move: (step: 1 | -1) => set({ isOpen: true, highlighted: stepFrom(current.state, step) }),
    /** Closing twice changes nothing: submitting closes the menu, and then the field loses the focus. */
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

/** The next index, including the field itself (-1). */
function stepFrom({ suggestions, highlighted }: TypeAheadState, step: 1 | -1): number {
  const positions = suggestions.length + 1;
  return ((highlighted + 1 + step + positions) % positions) - 1;
}
