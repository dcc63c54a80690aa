import { usernameSchema } from '@playloom/api-contract';
import { UsernameReserved, UsernameTaken, type ApiProblem } from '../../http/errors.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { findUserByName } from '../../storage/userQueries.ts';
import { hasBlockedStem, isBlockedText } from '../text-filter/isBlockedText.ts';
import { isReservedName } from './isReservedName.ts';

/** Why a well-formed username cannot be used; null when it can. */
export async function checkUsername(db: Db, username: string): Promise<ApiProblem | null> {
  // A username has no spaces, so blocked words are also searched inside it.
  const isRejected = isReservedName(username) || isBlockedText(username) || hasBlockedStem(username);
  if (isRejected) return UsernameReserved();
  return (await findUserByName(db, username)) ? UsernameTaken() : null;
}

/** For the sign-up form while the user types: available, or the reason why not. */
export async function readAvailability(db: Db, typed: string) {
  const username = usernameSchema.safeParse(typed);
  const reason = username.success
    ? (await checkUsername(db, username.data))?.message
    : username.error.issues[0]?.message;
  return { isAvailable: reason === undefined, reason: reason ?? null };
}
