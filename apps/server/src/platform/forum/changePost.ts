import type { PostRevision } from '@playloom/api-contract';
import { NotAllowed } from '../../http/errors.ts';
import { PostNotFound, TopicLocked } from '../../http/forumErrors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import {
  findPost,
  listRevisions,
  revisePost,
  type AuthoredPost,
  type PostPlace,
} from '../../storage/forumQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { isUnderAge } from '../chat/ageBands.ts';
import { isStaff } from '../moderation/isStaff.ts';
import { recordAction } from '../operator/recordAction.ts';
import { composePost } from './composePost.ts';
import { needVoice } from './judgeForumVoice.ts';
import { notifyAboutPost } from './notifyAboutPost.ts';
import { refuseContents } from './refuseSpam.ts';
import { needTopic } from './writePost.ts';

export async function editPost(
  services: Services,
  signedIn: SignedIn,
  place: PostPlace,
  written: string,
): Promise<void> {
  const { db, clock } = services;
  const { user } = signedIn;
  await needVoice(services, signedIn);
  const topic = await needTopic(db, place.topicId);
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  const now = clock.now();
  const { pictures, links, ...said } = composePost(written, isUnderAge(user, now));
  await db.transaction(async (tx) => {
    const post = await needPost(tx, place);
    if (post.authorId !== user.id) throw NotAllowed();
    await refuseContents(tx, user, { ...said, pictures, links }, now);
    if (post.text === said.text) return;
    await revisePost(tx, post, { ...said, editedAt: now }, pictures);
    await notifyAboutPost(services, tx, {
      topic,
      number: post.number,
      text: said.text,
      author: user,
      isNew: false,
    });
  });
}

/** Also somebody who is muted may take back what they said. */
export async function deletePost(
  { db, clock }: Services,
  { user }: SignedIn,
  place: PostPlace,
): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await needPost(tx, place);
    if (post.authorId !== user.id) throw NotAllowed();
    await erase(tx, post, clock.now());
  });
}

export async function removePost(
  { db, clock }: Services,
  { user }: SignedIn,
  place: PostPlace,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const post = await needPost(tx, place);
    await erase(tx, post, now);
    await recordAction(tx, {
      actorId: user.id,
      action: 'post.remove',
      userId: post.authorId,
      reason,
      details: { topic: place.topicId, number: place.number },
      now,
    });
  });
}

export async function readPostHistory(
  { db }: Services,
  { user }: SignedIn,
  place: PostPlace,
): Promise<PostRevision[]> {
  const post = await findPost(db, place);
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

async function needPost(tx: Db, place: PostPlace): Promise<AuthoredPost> {
  const post = await findPost(tx, place);
  if (!post || post.deletedAt) throw PostNotFound();
  return post;
}
