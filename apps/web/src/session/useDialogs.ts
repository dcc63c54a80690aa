import { createContext, use, useSyncExternalStore } from 'react';
import type { DialogStore, OpenDialog } from './dialogs.ts';

export const DialogContext = createContext<DialogStore | null>(null);

export function useDialogs(): DialogStore {
  const store = use(DialogContext);
  if (!store) throw new Error('There is no DialogContext above this component.');
  return store;
}

/** The open dialog; on the server none is. */
export function useOpenDialog(): OpenDialog | null {
  const store = useDialogs();
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
