/** What an entry of the history has beside the router's own. */
interface EntryState {
  /** The router's number of the page. */
  readonly idx?: number;
  /** Stands for what is open at this entry. */
  readonly overlay?: string | undefined;
  /** What it stood for was closed in another way than by going back. */
  readonly isSpent?: boolean;
}

/** Tells that something new stands for a spent entry. */
const TAKEN_OVER = 'playloom:entry-taken-over';

/**
 * On phones the back button closes what lies over the page instead of leaving it: opening adds an entry to the
 * history, and going back from that entry closes. Returns what to call when it was closed in another way. Its entry
 * then stays, because stepping back would end the navigation that may have closed it; the next to open takes it, and
 * going back passes over it.
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
    // Back from something above this one.
    if (readState().overlay !== below) return;
    // The page has not changed: a router that heard of it would load it again.
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

/** Going back from a spent entry to the page it lay over would change nothing to be seen: it goes one further. */
function passOver(page: number | undefined): void {
  if (page === undefined) return;
  const isOver = new AbortController();
  const handlePop = (event: PopStateEvent) => {
    const { idx = 0, overlay, isSpent } = readState();
    // Still above it, or back on it from a page that came after.
    if (idx > page || isSpent) return;
    isOver.abort();
    if (idx < page || overlay !== undefined) return;
    event.stopImmediatePropagation();
    history.back();
  };
  window.addEventListener('popstate', handlePop, { capture: true, signal: isOver.signal });
  window.addEventListener(TAKEN_OVER, () => isOver.abort(), { signal: isOver.signal });
}
