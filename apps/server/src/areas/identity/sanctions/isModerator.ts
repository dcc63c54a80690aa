import { isModeratorOf } from './sanctionQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { isStaff } from '../users/isStaff.ts';

/** Whether a user moderates a game: its creator, the moderators they named, and staff. */
export async function isModerator(
  db: Db,
  game: { id: string; creatorId: string },
  user: UserRow,
): Promise<boolean> {
  return game.creatorId === user.id || isStaff(user) || isModeratorOf(db, game.id, user.id);
}
