import type { ToastStore } from '@playloom/design-system';
import { createContext, use } from 'react';

export const ToastContext = createContext<ToastStore | null>(null);

/** Shows short messages: `useToasts().show('Saved.', { type: 'success' })`, or `showError` for what failed. */
export function useToasts(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('ToastContext is missing above this component.');
  return store;
}
