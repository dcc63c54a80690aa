import type { FeedbackType, ReportSubject } from '@playloom/api-contract';
import type { AutoLoginState } from '../wallets/autoLogin.ts';

interface SignUpInvitation {
  inviter: string;
  game: string;
}

/** Why the player can't chat, and the callback for the result. */
export interface ChatPermissionRequest {
  restriction: 'sign-in-needed' | 'age-unknown';
  onAnswer: (canWrite: boolean) => void;
}

/** A dialog and its data. */
export type OpenDialog =
  | { kind: 'login'; headerMessage?: string; infoMessage?: string }
  | { kind: 'sign-up'; invitation?: SignUpInvitation }
  | { kind: 'forgot-password' }
  | { kind: 'feedback'; type?: FeedbackType }
  | { kind: 'agreement'; type: 'tos' | 'pp' }
  | { kind: 'report'; subject: ReportSubject }
  /** Shows the link to a game and its embed code. */
  | { kind: 'share'; game: { title: string; gameSlug: string } }
  /** Opened when the embedding site logs the user in with a wallet. */
  | { kind: 'wallet'; state: AutoLoginState; parentName: string }
  /** Opened when a player wants to chat in a game but may not yet. */
  | { kind: 'chat-permission'; gameId: string; request: ChatPermissionRequest }
  /** Opened when a game offers an item for coins. */
  | { kind: 'offer'; offer: { id: string | null; item: string; price: number }; game: string };

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
