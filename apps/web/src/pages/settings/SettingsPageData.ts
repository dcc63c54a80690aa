import type { AccountSettings, MinimalUser, SessionInfo } from '@playloom/api-contract';

/** Somebody of whom the owner does not want to hear. */
export interface BlockedUser {
  user: MinimalUser;
  kind: 'mute' | 'block';
}

/** What the settings page shows its owner. */
export interface SettingsPageData {
  kind: 'own';
  settings: AccountSettings;
  sessions: SessionInfo[];
  blocks: BlockedUser[];
  /** The server's time, so that "5 minutes ago" is the same words there and in the browser. */
  now: string;
}
