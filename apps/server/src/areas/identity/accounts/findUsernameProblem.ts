import { usernameSchema } from '@playloom/api-contract';
import { UsernameReserved, UsernameTaken } from './accountErrors.ts';
import { type ApiProblem } from '../../../http/errors.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { findUserByName } from '../users/userQueries.ts';
import { hasBlockedStem, isBlockedName } from '../../../text-filter/isBlockedName.ts';
import { isReservedName } from '../../../text-filter/isReservedName.ts';

/** Returns why a well-formed username cannot be used, or null if it can. */
export async function findUsernameProblem(db: Db, username: string): Promise<ApiProblem | null> {
  // A username has no spaces, so blocked words are also searched for inside longer words.
  const isRejected = isReservedName(username) || isBlockedName(username) || hasBlockedStem(username);
  if (isRejected) return UsernameReserved();
  return (await findUserByName(db, username)) ? UsernameTaken() : null;
}

/** Checks a username while the user types it in the sign-up form. Returns that it is available, or why not. */
export async function readUsernameAvailability(db: Db, typed: string) {
  const username = usernameSchema.safeParse(typed);
  const reason = username.success
    ? (await findUsernameProblem(db, username.data))?.message
    : username.error.issues[0]?.message;
  return { isAvailable: reason === undefined, reason: reason ?? null };
}
