import type { FeedbackType } from '@playloom/api-contract';

/** The one dialog that is open, with what it needs to know. */
export type OpenDialog =
  | { kind: 'login'; headerMessage?: string; infoMessage?: string }
  | { kind: 'sign-up'; invitation?: { inviter: string; game: string } }
  | { kind: 'forgot-password' }
  | { kind: 'feedback'; type?: FeedbackType }
  | { kind: 'agreement'; type: 'tos' | 'pp' };

export interface DialogStore {
  read(): OpenDialog | null;
  open(dialog: OpenDialog): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** Any part of a page opens a dialog here; `DialogHost` loads and shows it. */
export function createDialogStore(): DialogStore {
  const state: { current: OpenDialog | null } = { current: null };
  const listeners = new Set<() => void>();
  const change = (next: OpenDialog | null) => {
    state.current = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state.current,
    open: change,
    close: () => change(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
