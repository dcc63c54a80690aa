import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { openStorage } from '../../session/openStorage.ts';
import { arriveOnTour, keepTour, readTour, type Tour, TOUR_KEY } from './Tour.ts';

const CHANGED = 'playloom-tour';

/** The tour as this browser remembers it, and how to change it. `?tour=true` begins it. */
export function useTour(): { readonly tour: Tour | null; readonly change: (tour: Tour) => void } {
  const [params] = useSearchParams();
  const wish = params.get('tour');
  useEffect(() => {
    arriveOnTour(openStorage('local'), wish);
    window.dispatchEvent(new Event(CHANGED));
  }, [wish]);
  const text = useSyncExternalStore(
    listen,
    () => openStorage('local').getItem(TOUR_KEY),
    () => null,
  );
  const tour = useMemo(() => (text === null ? null : readTour(text)), [text]);
  const change = useCallback((next: Tour) => {
    keepTour(openStorage('local'), next);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return { tour, change };
}

/** Other tabs tell by themselves. */
function listen(hear: () => void): () => void {
  window.addEventListener(CHANGED, hear);
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener(CHANGED, hear);
    window.removeEventListener('storage', hear);
  };
}
