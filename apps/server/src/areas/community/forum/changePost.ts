import type { PostRevision } from '@playloom/api-contract';
import { NotAllowed } from '../../../http/errors.ts';
import { PostNotFound, TopicLocked } from './forumErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findPost, listRevisions, revisePost, type AuthoredPost, type PostRef } from './forumQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';
import { composePost } from './composePost.ts';
import { requireForumWritePermission } from './resolveForumWritePermission.ts';
import { notifyAboutPost } from './notifyAboutPost.ts';
import { checkPostContents } from './postLimits.ts';
import { requireTopic } from './writePost.ts';

export async function editPost(
  services: WithClock & WithDatabase & WithJobs,
  signedIn: SignedInSession,
  postRef: PostRef,
  written: string,
): Promise<void> {
  const { db, clock } = services;
  const { user } = signedIn;
  await requireForumWritePermission(services, signedIn);
  const topic = await requireTopic(db, postRef.topicId);
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  const now = clock.now();
  const { images, links, ...content } = composePost(written, isUnderAge(user, now));
  await db.transaction(async (tx) => {
    const post = await requirePost(tx, postRef);
    if (post.authorId !== user.id) throw NotAllowed();
    await checkPostContents(tx, user, { ...content, images, links }, now);
    if (post.text === content.text) return;
    await revisePost(tx, post, { ...content, editedAt: now }, images);
    await notifyAboutPost(services, tx, {
      topic,
      number: post.number,
      text: content.text,
      author: user,
      isNew: false,
    });
  });
}

/** Deletes a post. A muted user can still delete their own posts. */
export async function deletePost(
  { db, clock }: WithClock & WithDatabase,
  { user }: SignedInSession,
  postRef: PostRef,
): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await requirePost(tx, postRef);
    if (post.authorId !== user.id) throw NotAllowed();
    await erase(tx, post, clock.now());
  });
}

export async function removePostAsModerator(
  { db, clock }: WithClock & WithDatabase,
  { user }: SignedInSession,
  postRef: PostRef,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const post = await requirePost(tx, postRef);
    await erase(tx, post, now);
    await recordAction(tx, {
      actorId: user.id,
      action: 'post.remove',
      userId: post.authorId,
      reason,
      details: { topic: postRef.topicId, number: postRef.number },
      now,
    });
  });
}

export async function readPostHistory(
  { db }: WithDatabase,
  { user }: SignedInSession,
  postRef: PostRef,
): Promise<PostRevision[]> {
  const post = await findPost(db, postRef);
  if (!post) throw PostNotFound();
  if (post.authorId !== user.id && !isStaff(user)) throw NotAllowed();
  return (await listRevisions(db, post.id)).map(({ text, writtenAt }) => ({
    text,
    writtenAt: writtenAt.toISOString(),
  }));
}

async function erase(tx: Db, post: AuthoredPost, now: Date): Promise<void> {
  await revisePost(tx, post, { text: '', safeText: '', deletedAt: now }, []);
}

async function requirePost(tx: Db, postRef: PostRef): Promise<AuthoredPost> {
  const post = await findPost(tx, postRef);
  if (!post || post.deletedAt) throw PostNotFound();
  return post;
}
