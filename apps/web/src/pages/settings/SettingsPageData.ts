import type { AccountSettings, MinimalUser, SessionInfo } from '@playloom/api-contract';

/** A user whom the account's owner blocked or muted. */
export interface BlockedUser {
  user: MinimalUser;
  kind: 'mute' | 'block';
}

export interface SettingsPageData {
  kind: 'own';
  settings: AccountSettings;
  sessions: SessionInfo[];
  blocks: BlockedUser[];
  /** The server's time, so that "5 minutes ago" is the same on the server and in the browser. */
  now: string;
}
