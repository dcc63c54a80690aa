import type { ToastStore } from '@playloom/design-system';
import { createContext, use } from 'react';

export const ToastContext = createContext<ToastStore | null>(null);

/** The one place for short messages: `useToasts().show('Saved.', { type: 'success' })`. */
export function useToasts(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('There is no ToastContext above this component.');
  return store;
}
