import { useSyncExternalStore } from 'react';

/** Returns a value that only the browser knows. On the server and while hydrating, returns the fallback. */
export function useBrowserValue<T extends string | number | boolean | null>(read: () => T, fallback: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => fallback);
}

function subscribeToNothing(): () => void {
  return () => {};
}
