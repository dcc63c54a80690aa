import type { NotificationKind } from '@playloom/api-contract';

/** Something a person is told of: in the bell, in a toast, and by push where they asked for it. */
export interface Notice {
  userIds: readonly string[];
  kind: NotificationKind;
  /** A sentence. Names of people and games in it are plain text. */
  text: string;
  /** Path of the page it is about. */
  href: string | null;
  /** Names the event: whoever was told of it is not told again. */
  key: string;
}
