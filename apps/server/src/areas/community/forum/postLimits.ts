import { addMilliseconds } from '../../../process/clock.ts';
import { ImageMissing } from '../../../http/errors.ts';
import {
  PostingTooFast,
  PostRepeated,
  PostEmpty,
  TooManyLinks,
  TooManyLinksForNewUser,
} from './forumErrors.ts';
import { listUnknownFileNames } from '../../../files/fileQueries.ts';
import { listOwnPosts } from './forumQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { normalizeForComparison } from '../../../text-filter/filterMessageText.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import type { ComposedPost } from './composePost.ts';
import {
  LINKS_PER_POST_MAX,
  NEW_ACCOUNT_MS,
  NEW_ACCOUNT_LINKS_MAX,
  NEW_ACCOUNT_TOPICS_PER_DAY,
  IMAGES_PER_POST_MAX,
  POSTS_PER_HOUR,
  POSTS_PER_MINUTE,
  RATE_LIMIT_WINDOWS_MS,
  FORUM_SAME_TEXT_WINDOW_MS,
  TOPICS_PER_DAY,
} from './limits.ts';

/** Checks the contents of a new or edited post. */
export async function checkPostContents(tx: Db, user: UserRow, post: ComposedPost, now: Date): Promise<void> {
  if (post.text.trim() === '') throw PostEmpty();
  if (isNew(user, now) && post.links > NEW_ACCOUNT_LINKS_MAX) throw TooManyLinksForNewUser();
  if (post.links > LINKS_PER_POST_MAX || post.images.length > IMAGES_PER_POST_MAX) throw TooManyLinks();
  if ((await listUnknownFileNames(tx, post.images)).length > 0) throw ImageMissing();
}

/** Limits how much a user posts. The caller must hold the user's lock. */
export async function enforcePostRateLimit(
  tx: Db,
  user: UserRow,
  { post, isTopic, now }: { post: ComposedPost; isTopic: boolean; now: Date },
): Promise<void> {
  const own = await listOwnPosts(tx, user.id, addMilliseconds(now, -FORUM_SAME_TEXT_WINDOW_MS));
  const simple = normalizeForComparison(post.text);
  if (own.some(({ text }) => normalizeForComparison(text) === simple)) throw PostRepeated();
  if (isStaff(user)) return;
  const within = (ms: number) => own.filter(({ createdAt }) => createdAt > addMilliseconds(now, -ms));
  const topics = within(RATE_LIMIT_WINDOWS_MS.day).filter(({ number }) => number === 1).length;
  const isTooMuch =
    within(RATE_LIMIT_WINDOWS_MS.minute).length >= POSTS_PER_MINUTE ||
    within(RATE_LIMIT_WINDOWS_MS.hour).length >= POSTS_PER_HOUR ||
    (isTopic && topics >= (isNew(user, now) ? NEW_ACCOUNT_TOPICS_PER_DAY : TOPICS_PER_DAY));
  if (isTooMuch) throw PostingTooFast();
}

function isNew(user: UserRow, now: Date): boolean {
  return !isStaff(user) && user.createdAt > addMilliseconds(now, -NEW_ACCOUNT_MS);
}
