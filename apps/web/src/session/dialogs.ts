import type { FeedbackType, ReportSubject } from '@playloom/api-contract';
import type { AutoLoginState } from '../wallets/autoLogin.ts';

interface SignUpInvitation {
  inviter: string;
  game: string;
}

/** What keeps the player from writing, and who is told when that has changed. */
export interface ChatPermissionRequest {
  restriction: 'sign-in-needed' | 'age-unknown';
  onAnswer: (canWrite: boolean) => void;
}

/** The one dialog that is open, with what it needs to know. */
export type OpenDialog =
  | { kind: 'login'; headerMessage?: string; infoMessage?: string }
  | { kind: 'sign-up'; invitation?: SignUpInvitation }
  | { kind: 'forgot-password' }
  | { kind: 'feedback'; type?: FeedbackType }
  | { kind: 'agreement'; type: 'tos' | 'pp' }
  | { kind: 'report'; subject: ReportSubject }
  /** A game's address, and the code that puts it into another site. */
  | { kind: 'share'; game: { title: string; gameSlug: string } }
  /** The site around our frame signs somebody in. */
  | { kind: 'wallet'; state: AutoLoginState; parentName: string }
  /** A player wants to write in a game's chat. */
  | { kind: 'chat-permission'; gameId: string; request: ChatPermissionRequest }
  /** A game offers something for coins. */
  | { kind: 'offer'; offer: { id: string | null; item: string; price: number }; game: string };

export interface DialogStore {
  read(): OpenDialog | null;
  open(dialog: OpenDialog): void;
  close(): void;
  /** While somebody is invited to the game of the page, signing up means accepting; null ends it. */
  invite(invitation: SignUpInvitation | null): void;
  subscribe(listener: () => void): () => void;
}

/** Any part of a page opens a dialog here; `DialogHost` loads and shows it. */
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
