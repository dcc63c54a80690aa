import type { OpenDialog, SignUpInvitation } from './OpenDialog.ts';

export interface DialogStore {
  read(): OpenDialog | null;
  open(dialog: OpenDialog): void;
  close(): void;
  /** Sets the invitation that a sign-up on this page accepts; null clears it. */
  invite(invitation: SignUpInvitation | null): void;
  subscribe(listener: () => void): () => void;
}

/** Holds the open dialog. Any component can open one; `DialogHost` loads and shows it. */
export function createDialogStore(): DialogStore {
  const state: { current: OpenDialog | null; invitation: SignUpInvitation | null } = {
    current: null,
    invitation: null,
  };
  const listeners = new Set<() => void>();
  const change = (next: OpenDialog | null) => {
    state.current = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state.current,
    open(dialog) {
      const { invitation } = state;
      change(dialog.kind === 'sign-up' && invitation ? { invitation, ...dialog } : dialog);
    },
    close: () => change(null),
    invite(invitation) {
      state.invitation = invitation;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
