import { usernameSchema } from '@playloom/api-contract';
import { UsernameReserved, UsernameTaken, type ApiProblem } from '../../http/errors.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { findUserByName } from '../../storage/userQueries.ts';
import { hasBlockedStem, isBlockedText } from '../text-filter/isBlockedText.ts';
import { isReservedName } from './isReservedName.ts';

/** What keeps a well-formed name from being used, if anything does. */
export async function checkUsername(db: Db, username: string): Promise<ApiProblem | null> {
  // A name is one word, so refused words are looked for inside it too.
  const isRejected = isReservedName(username) || isBlockedText(username) || hasBlockedStem(username);
  if (isRejected) return UsernameReserved();
  return (await findUserByName(db, username)) ? UsernameTaken() : null;
}

/** For the form while it is being filled in: free, or why not. */
export async function readAvailability(db: Db, typed: string) {
  const username = usernameSchema.safeParse(typed);
  const reason = username.success
    ? (await checkUsername(db, username.data))?.message
    : username.error.issues[0]?.message;
  return { isAvailable: reason === undefined, reason: reason ?? null };
}
