import type { ChatChannel } from '@playloom/api-contract';

export interface ChatPageData {
  /** Null for direct messages. */
  gameId: string | null;
  /** Null when the user may not read this chat. */
  channel: ChatChannel | null;
  /** Why the user may not read this chat. */
  closed: { errorId: string; message: string } | null;
}
