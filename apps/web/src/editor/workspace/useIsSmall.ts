import { useSyncExternalStore } from 'react';

const SMALL = '(width < 1024px)';

/** Whether the window is too narrow for tree, main area and inspector side by side. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(SMALL);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(SMALL).matches,
    () => false,
  );
}
