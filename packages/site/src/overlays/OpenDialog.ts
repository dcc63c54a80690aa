import type { FeedbackType, ReportSubject } from '@playloom/api-contract';

export interface SignUpInvitation {
  inviter: string;
  game: string;
}

/** Why the player can't chat, and the callback for the result. */
export interface ChatPermissionRequest {
  restriction: 'sign-in-needed' | 'age-unknown';
  onAnswer: (canWrite: boolean) => void;
}

/** Progress of a wallet login that the embedding site started. */
export type AutoLoginState =
  | { kind: 'requested'; address: string }
  /** The parent page has never logged in to this wallet's account, so the user has to approve it. */
  | { kind: 'approval'; address: string; approve: () => void }
  | { kind: 'verified'; address: string };

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
