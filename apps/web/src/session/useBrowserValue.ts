import { useSyncExternalStore } from 'react';

/** A value that only the browser has. The server and the first render in the browser use the fallback. */
export function useBrowserValue<T extends string | number | boolean | null>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => fallback);
}

function subscribeToNothing(): () => void {
  return () => {};
}
