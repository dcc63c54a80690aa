import type { NotificationKind } from '@playloom/api-contract';

/** A notification, shown in the bell and as a toast, and sent as a push if the user opted in. */
export interface OutgoingNotification {
  userIds: readonly string[];
  kind: NotificationKind;
  /** A sentence in plain text, including names of users and games. */
  text: string;
  /** Path of the page that the notification links to. */
  href: string | null;
  /** Identifies the event, so that a user is notified about it once. */
  key: string;
}
