import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { ChatBlocked } from '../chat/chatErrors.ts';
import { CategoryStaffOnly, CategoryNotFound, TopicLocked, TopicNotFound } from './forumErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithForumCategories } from './readForumCategories.ts';
import {
  findTopic,
  insertPost,
  insertTopic,
  insertDefaultSubscription,
  claimPostNumber,
  type TopicRow,
} from './forumQueries.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import { composePost, type ComposedPost } from './composePost.ts';
import { requireForumWritePermission } from './resolveForumWritePermission.ts';
import { notifyAboutPost } from './notifyAboutPost.ts';
import { composeTopicName } from './composeTopicName.ts';
import { checkPostContents, enforcePostRateLimit } from './postLimits.ts';

interface WrittenPost {
  id: number;
  slug: string;
  number: number;
}

export async function createTopic(
  services: WithClock & WithDatabase & WithJobs & WithForumCategories,
  signedIn: SignedInSession,
  { category, title: written, text }: EndpointBody<Endpoints['openTopic']>,
): Promise<WrittenPost> {
  const { db, clock, forumCategories } = services;
  const { user } = signedIn;
  await requireForumWritePermission(services, signedIn);
  const place = forumCategories.find(({ slug }) => slug === category);
  if (!place) throw CategoryNotFound();
  if (place.isForStaff && !isStaff(user)) throw CategoryStaffOnly();
  const now = clock.now();
  const post = composePost(text, isUnderAge(user, now));
  return db.transaction(async (tx) => {
    await enforcePostLimits(tx, user, { post, isTopic: true, now });
    const topic = await insertTopic(tx, {
      category,
      ...composeTopicName(written),
      authorId: user.id,
      lastAuthorId: user.id,
      lastNumber: 1,
      lastPostAt: now,
      createdAt: now,
    });
    return storePost(services, tx, { topic, user, post, now });
  });
}

export async function addPost(
  services: WithClock & WithDatabase & WithJobs,
  signedIn: SignedInSession,
  id: number,
  text: string,
): Promise<WrittenPost> {
  const { db, clock } = services;
  const { user } = signedIn;
  await requireForumWritePermission(services, signedIn);
  const topic = await requireTopic(db, id);
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  if (topic.authorId && (await hasBlockBetween(db, user.id, topic.authorId))) throw ChatBlocked();
  const now = clock.now();
  const post = composePost(text, isUnderAge(user, now));
  return db.transaction(async (tx) => {
    await enforcePostLimits(tx, user, { post, isTopic: false, now });
    const taken = await claimPostNumber(tx, { id, authorId: user.id, now });
    if (!taken) throw TopicNotFound();
    // The topic was locked in the meantime.
    if (taken.lockedAt && !isStaff(user)) throw TopicLocked();
    return storePost(services, tx, { topic: taken, user, post, now });
  });
}

export async function requireTopic(db: Db, id: number): Promise<TopicRow> {
  const found = await findTopic(db, id);
  if (!found || found.topic.deletedAt) throw TopicNotFound();
  return found.topic;
}

async function enforcePostLimits(
  tx: Db,
  user: UserRow,
  { post, isTopic, now }: { post: ComposedPost; isTopic: boolean; now: Date },
): Promise<void> {
  // Posts of one user are handled one after the other, so that limits hold across all processes.
  await acquireTransactionLock(tx, `forum ${user.id}`);
  await checkPostContents(tx, user, post, now);
  await enforcePostRateLimit(tx, user, { post, isTopic, now });
}

async function storePost(
  services: WithJobs,
  tx: Db,
  { topic, user, post, now }: { topic: TopicRow; user: UserRow; post: ComposedPost; now: Date },
): Promise<WrittenPost> {
  const { text, safeText, images } = post;
  const { id, slug, lastNumber: number } = topic;
  await insertPost(tx, { topicId: id, number, authorId: user.id, text, safeText, createdAt: now }, images);
  await insertDefaultSubscription(tx, { topicId: id, userId: user.id, isOn: true, readNumber: number });
  await notifyAboutPost(services, tx, { topic, number, text, author: user, isNew: true });
  return { id, slug, number };
}
