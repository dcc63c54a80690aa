import type { ChatChannel } from '@playloom/api-contract';

export interface ChatPageData {
  /** Null for direct messages. */
  gameId: string | null;
  /** Null when this visitor may not read here. */
  channel: ChatChannel | null;
  closed: { errorId: string; message: string } | null;
}
