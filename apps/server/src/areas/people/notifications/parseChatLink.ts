import { COMMUNITY_PREFIX } from '@playloom/api-contract';

/** Returns the chat that a notification links to, in the format of `setChatToOpen`, or null if it links elsewhere. */
export function parseChatLink(href: string | null): string | null {
  const username = DIRECT_LINK.exec(href ?? '')?.[1];
  const gameId = COMMUNITY_LINK.exec(href ?? '')?.[1];
  return username ?? (gameId === undefined ? null : COMMUNITY_PREFIX + gameId);
}

const DIRECT_LINK = /^\/indie\/chat\/with\/(\w+)$/;
const COMMUNITY_LINK = /^\/indie\/chat\/([\w-]+)$/;
