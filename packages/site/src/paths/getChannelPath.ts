import type { ChatChannel } from '@playloom/api-contract';

export function getChannelPath({ gameId, title }: Pick<ChatChannel, 'gameId' | 'title'>): string {
  return gameId === null ? `/indie/chat/with/${encodeURIComponent(title)}` : `/indie/chat/${gameId}`;
}
