import { createContext, use, useSyncExternalStore } from 'react';
import type { DialogStore } from './createDialogStore.ts';
import type { OpenDialog } from './OpenDialog.ts';

export const DialogContext = createContext<DialogStore | null>(null);

export function useDialogs(): DialogStore {
  const store = use(DialogContext);
  if (!store) throw new Error('DialogContext is missing above this component.');
  return store;
}

/** Returns the open dialog. Always null on the server. */
export function useOpenDialog(): OpenDialog | null {
  const store = useDialogs();
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
