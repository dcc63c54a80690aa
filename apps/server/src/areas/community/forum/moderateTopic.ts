import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { CategoryNotFound, TopicNotFound } from './forumErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithForumCategories } from './readForumCategories.ts';
import { updateTopic, findTopic } from './forumQueries.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';
import { composeTopicName } from './composeTopicName.ts';

/** Pins, locks, moves, renames, or deletes a topic, or undoes that. */
export async function moderateTopic(
  { db, clock, forumCategories }: WithClock & WithDatabase & WithForumCategories,
  { user }: SignedInSession,
  id: number,
  { reason, ...asked }: EndpointBody<Endpoints['moderateTopic']>,
): Promise<void> {
  const { category, title, isPinned, isLocked, isDeleted } = asked;
  if (category !== undefined && !forumCategories.some(({ slug }) => slug === category))
    throw CategoryNotFound();
  const now = clock.now();
  const since = (isOn: boolean) => (isOn ? now : null);
  await db.transaction(async (tx) => {
    const found = await findTopic(tx, id);
    if (!found) throw TopicNotFound();
    await updateTopic(tx, id, {
      category: category ?? found.topic.category,
      ...(title === undefined ? {} : composeTopicName(title)),
      ...(isPinned === undefined ? {} : { pinnedAt: since(isPinned) }),
      ...(isLocked === undefined ? {} : { lockedAt: since(isLocked) }),
      ...(isDeleted === undefined ? {} : { deletedAt: since(isDeleted) }),
    });
    await recordAction(tx, {
      actorId: user.id,
      action: 'topic.moderate',
      userId: found.topic.authorId,
      reason,
      details: { topic: id, ...asked, ...(title === undefined ? {} : { before: found.topic.title }) },
      now,
    });
  });
}
