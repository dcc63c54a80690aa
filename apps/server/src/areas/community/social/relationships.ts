import type { Relationship } from '@playloom/api-contract';
import { ChatBlocked } from '../chat/chatErrors.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import { SelfRelationNotAllowed, TooManyFollowed } from './socialErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import { findFriendship } from '../../people/relationships/friendQueries.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import {
  countFollowing,
  countFollowers,
  isFollowing,
  insertFollowIfMissing,
} from '../../people/relationships/followQueries.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { FOLLOWING_MAX } from './limits.ts';

/** Reads how the visitor is related to another user. */
export async function readRelationship(
  db: Db,
  viewer: SignedInSession | null,
  other: UserRow,
): Promise<Relationship> {
  const userId = viewer?.user.id ?? null;
  return {
    followers: await countFollowers(db, other.id),
    isFollowed: userId !== null && (await isFollowing(db, userId, other.id)),
    friendship: userId === null ? 'none' : await findFriendship(db, userId, other.id),
  };
}

export async function requireVisibleUser(db: Db, username: string): Promise<UserRow> {
  const other = await findUserByName(db, username);
  if (!other || !isUserVisible(other)) throw UserNotFound();
  return other;
}

/** Finds another user. Throws if one of the two has blocked the other. */
export async function requireOtherUser(db: Db, user: UserRow, username: string): Promise<UserRow> {
  const other = await requireVisibleUser(db, username);
  if (other.id === user.id) throw SelfRelationNotAllowed();
  if (await hasBlockBetween(db, user.id, other.id)) throw ChatBlocked();
  return other;
}

export async function followUser(
  { db, clock }: WithClock & WithDatabase,
  user: UserRow,
  other: UserRow,
): Promise<void> {
  if ((await countFollowing(db, user.id)) >= FOLLOWING_MAX) throw TooManyFollowed();
  await insertFollowIfMissing(db, { followerId: user.id, creatorId: other.id, createdAt: clock.now() });
}
