/** Our fields in a history entry, next to those of the router. */
interface EntryState {
  /** The router's index of the page. */
  readonly idx?: number;
  /** Identifies the overlay that is open at this entry. */
  readonly overlay?: string | undefined;
  /** The overlay was closed without going back, so the entry is spent. */
  readonly isSpent?: boolean;
}

/** Fired when a new overlay takes over a spent entry. */
const TAKEN_OVER = 'playloom:entry-taken-over';

/**
 * On phones the back button closes an overlay instead of leaving the page: opening adds a history entry, and going
 * back from it closes. Returns a function to call when the overlay was closed in another way. Its entry then stays,
 * because going back would cancel a navigation that closed it. The next overlay reuses the entry, and going back
 * skips it.
 */
export function closeOnBack(close: () => void): () => void {
  if (!matchMedia('(pointer: coarse)').matches) return () => undefined;
  const { overlay: below, isSpent } = readState();
  const mark = `${below ?? ''}/${performance.now()}`;
  const state: EntryState = { ...readState(), overlay: mark, isSpent: false };
  if (isSpent) {
    history.replaceState(state, '');
    window.dispatchEvent(new Event(TAKEN_OVER));
  } else {
    history.pushState(state, '');
  }
  const handleBack = (event: PopStateEvent) => {
    // Back from an overlay above this one.
    if (readState().overlay !== below) return;
    // The page has not changed. The router would load it again if it saw the event.
    event.stopImmediatePropagation();
    window.removeEventListener('popstate', handleBack, { capture: true });
    close();
  };
  window.addEventListener('popstate', handleBack, { capture: true });
  return () => {
    window.removeEventListener('popstate', handleBack, { capture: true });
    const now = readState();
    if (now.overlay !== mark) return;
    history.replaceState({ ...now, overlay: below, isSpent: true } satisfies EntryState, '');
    passOver(now.idx);
  };
}

function readState(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

/** Going back from a spent entry would have no visible effect, so it goes back once more. */
function passOver(page: number | undefined): void {
  if (page === undefined) return;
  const isOver = new AbortController();
  const handlePop = (event: PopStateEvent) => {
    const { idx = 0, overlay, isSpent } = readState();
    // Still above it, or back on it from a later page.
    if (idx > page || isSpent) return;
    isOver.abort();
    if (idx < page || overlay !== undefined) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', handlePop, { capture: true, signal: isOver.signal });
  window.addEventListener(TAKEN_OVER, () => isOver.abort(), { signal: isOver.signal });
}
