/** State of a history entry: our own fields, next to those of the router. */
interface EntryState {
  /** The router's index of the page. */
  readonly idx?: number;
  /** Identifies the overlay that is open at this entry. */
  readonly overlay?: string | undefined;
  /** Whether the overlay was closed without going back, so that its entry is no longer needed. */
  readonly isSpent?: boolean;
}

/** Event that is fired when a new overlay reuses the entry of a closed one. */
const TAKEN_OVER = 'playloom:entry-taken-over';

/**
 * Makes the back button of a phone close an overlay instead of leaving the page. Opening the overlay adds a history
 * entry, and going back from it closes the overlay.
 * Returns a function to call when the overlay was closed in another way. Its entry then stays in the history, because
 * going back could cancel a navigation that closed it. The next overlay reuses the entry, and going back skips it.
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
    // Ignore going back from another overlay on top of this one.
    if (readState().overlay !== below) return;
    // Hide the event from the router, which would load the page again although it has not changed.
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

/**
 * Goes back once more when the user goes back from the entry of a closed overlay, which would have no visible effect.
 */
function passOver(page: number | undefined): void {
  if (page === undefined) return;
  const isOver = new AbortController();
  const handlePop = (event: PopStateEvent) => {
    const { idx = 0, overlay, isSpent } = readState();
    // Ignore events on later pages, or on the entry itself when coming back from a later page.
    if (idx > page || isSpent) return;
    isOver.abort();
    if (idx < page || overlay !== undefined) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', handlePop, { capture: true, signal: isOver.signal });
  window.addEventListener(TAKEN_OVER, () => isOver.abort(), { signal: isOver.signal });
}
