/** Marks the entry of the history that stands for something open. */
interface MarkedState {
  readonly overlay?: string;
}

function readMark(): string | undefined {
  return (history.state as MarkedState | null)?.overlay;
}

/**
 * On phones the back button closes what lies over the page instead of leaving it: opening adds an entry to the
 * history, and going back from that entry closes. Returns what to call when it was closed in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if (!matchMedia('(pointer: coarse)').matches) return () => undefined;
  const below = readMark();
  const mark = `${below ?? ''}/${performance.now()}`;
  history.pushState({ ...(history.state as object | null), overlay: mark }, '');
  const handleBack = (event: PopStateEvent) => {
    // Back from something above this one.
    if (readMark() !== below) return;
    // The page has not changed: a router that heard of it would load it again.
    event.stopImmediatePropagation();
    window.removeEventListener('popstate', handleBack, { capture: true });
    close();
  };
  window.addEventListener('popstate', handleBack, { capture: true });
  return () => {
    window.removeEventListener('popstate', handleBack, { capture: true });
    // Later: closing often goes along with a link that was followed, and that entry must stay.
    setTimeout(() => {
      if (readMark() === mark) stepBackUnheard();
    });
  };
}

function stepBackUnheard(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  history.back();
}
