import { COMMUNITY_PREFIX } from '@playloom/api-contract';
import { GameNotFound, UserNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findGame } from '../../storage/gameQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findUserByName, storeChatToOpen } from '../../storage/userQueries.ts';
import { isUserVisible } from '../users/policy.ts';

/** Makes the user's next page, on any device, open a direct message or the community of a game. */
export async function setChatToOpen({ db }: Services, user: UserRow, chat: string): Promise<void> {
  if (chat.startsWith(COMMUNITY_PREFIX)) {
    if (!(await findGame(db, chat.slice(COMMUNITY_PREFIX.length)))) throw GameNotFound();
  } else {
    const other = await findUserByName(db, chat);
    if (!other || !isUserVisible(other) || other.id === user.id) throw UserNotFound();
  }
  await storeChatToOpen(db, user.id, chat);
}

const DIRECT_LINK = /^\/indie\/chat\/with\/(\w+)$/;
const COMMUNITY_LINK = /^\/indie\/chat\/([\w-]+)$/;

/** Returns the chat that a notification links to, in the format of `setChatToOpen`, or null if it links elsewhere. */
export function parseChatLink(href: string | null): string | null {
  const username = DIRECT_LINK.exec(href ?? '')?.[1];
  const gameId = COMMUNITY_LINK.exec(href ?? '')?.[1];
  return username ?? (gameId === undefined ? null : COMMUNITY_PREFIX + gameId);
}
