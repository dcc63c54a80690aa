import type { AccountSettings, SessionInfo } from '@playloom/api-contract';

/** What the settings page shows its owner. */
export interface OwnSettings {
  kind: 'own';
  settings: AccountSettings;
  sessions: SessionInfo[];
  /** The server's time, so that "5 minutes ago" is the same words there and in the browser. */
  now: string;
}
