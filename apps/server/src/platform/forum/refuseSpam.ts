import { addMilliseconds } from '../../clock.ts';
import { PictureMissing } from '../../http/errors.ts';
import {
  PostedTooOften,
  PostRepeated,
  PostWithoutWords,
  TooManyLinks,
  TooManyLinksAtFirst,
} from '../../http/forumErrors.ts';
import { listUnknownFiles } from '../../storage/fileQueries.ts';
import { listOwnPosts } from '../../storage/forumQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { simplify } from '../chat/composeText.ts';
import { isStaff } from '../moderation/isStaff.ts';
import type { ComposedPost } from './composePost.ts';
import {
  LINKS_MAX,
  NEW_FOR_MS,
  NEW_LINKS_MAX,
  NEW_TOPICS_PER_DAY,
  PICTURES_MAX,
  POSTS_PER_HOUR,
  POSTS_PER_MINUTE,
  RECENT,
  SAME_TEXT_WINDOW_MS,
  TOPICS_PER_DAY,
} from './limits.ts';

/** What a post holds: also asked when one is edited. */
export async function refuseContents(tx: Db, user: UserRow, post: ComposedPost, now: Date): Promise<void> {
  if (post.text.trim() === '') throw PostWithoutWords();
  if (isNew(user, now) && post.links > NEW_LINKS_MAX) throw TooManyLinksAtFirst();
  if (post.links > LINKS_MAX || post.pictures.length > PICTURES_MAX) throw TooManyLinks();
  if ((await listUnknownFiles(tx, post.pictures)).length > 0) throw PictureMissing();
}

/** How much somebody wrote lately; the caller lets one thing after the other through. */
export async function refuseHaste(
  tx: Db,
  user: UserRow,
  { post, isTopic, now }: { post: ComposedPost; isTopic: boolean; now: Date },
): Promise<void> {
  const own = await listOwnPosts(tx, user.id, addMilliseconds(now, -SAME_TEXT_WINDOW_MS));
  const simple = simplify(post.text);
  if (own.some(({ text }) => simplify(text) === simple)) throw PostRepeated();
  if (isStaff(user)) return;
  const within = (ms: number) => own.filter(({ createdAt }) => createdAt > addMilliseconds(now, -ms));
  const topics = within(RECENT.day).filter(({ number }) => number === 1).length;
  const isTooMuch =
    within(RECENT.minute).length >= POSTS_PER_MINUTE ||
    within(RECENT.hour).length >= POSTS_PER_HOUR ||
    (isTopic && topics >= (isNew(user, now) ? NEW_TOPICS_PER_DAY : TOPICS_PER_DAY));
  if (isTooMuch) throw PostedTooOften();
}

function isNew(user: UserRow, now: Date): boolean {
  return !isStaff(user) && user.createdAt > addMilliseconds(now, -NEW_FOR_MS);
}
