import { COMMUNITY_PREFIX } from '@playloom/api-contract';
import { GameNotFound } from '../../../http/errors.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findUserByName, storeChatToOpen } from '../../identity/users/userQueries.ts';
import { isUserVisible } from '../../identity/users/policy.ts';

/** Makes the user's next page, on any device, open a direct message or the community of a game. */
export async function setChatToOpen({ db }: WithDatabase, user: UserRow, chat: string): Promise<void> {
  if (chat.startsWith(COMMUNITY_PREFIX)) {
    if (!(await findGame(db, chat.slice(COMMUNITY_PREFIX.length)))) throw GameNotFound();
  } else {
    const other = await findUserByName(db, chat);
    if (!other || !isUserVisible(other) || other.id === user.id) throw UserNotFound();
  }
  await storeChatToOpen(db, user.id, chat);
}
