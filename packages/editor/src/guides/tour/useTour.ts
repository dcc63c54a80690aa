import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { resumeOrStartTour, storeTour, readTour, type Tour, TOUR_KEY } from './Tour.ts';

const CHANGED = 'playloom-tour';

/** Returns the tour that is stored in this browser, and a function that changes it. `?tour=true` starts it. */
export function useTour(): { readonly tour: Tour | null; readonly change: (tour: Tour) => void } {
  const [params] = useSearchParams();
  const param = params.get('tour');
  useEffect(() => {
    resumeOrStartTour(getBrowserStorage('local'), param);
    window.dispatchEvent(new Event(CHANGED));
  }, [param]);
  const text = useSyncExternalStore(
    listen,
    () => getBrowserStorage('local').getItem(TOUR_KEY),
    () => null,
  );
  const tour = useMemo(() => (text === null ? null : readTour(text)), [text]);
  const change = useCallback((next: Tour) => {
    storeTour(getBrowserStorage('local'), next);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return { tour, change };
}

/** Listens for changes. Those of other tabs arrive as storage events. */
function listen(handleChange: () => void): () => void {
  window.addEventListener(CHANGED, handleChange);
  window.addEventListener('storage', handleChange);
  return () => {
    window.removeEventListener(CHANGED, handleChange);
    window.removeEventListener('storage', handleChange);
  };
}
