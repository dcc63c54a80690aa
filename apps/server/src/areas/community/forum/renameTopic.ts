import { NotAllowed } from '../../../http/errors.ts';
import { TopicLocked } from './forumErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { updateTopic, findPost, storeFormerTitle } from './forumQueries.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import { requireForumWritePermission } from './resolveForumWritePermission.ts';
import { composeTopicName } from './composeTopicName.ts';
import { requireTopic } from './writePost.ts';

/** The author of a topic can rename it until it is locked. Moderators see the former title. */
export async function renameTopic(
  services: WithClock & WithDatabase,
  signedIn: SignedInSession,
  id: number,
  written: string,
): Promise<void> {
  const { db, clock } = services;
  const { user } = signedIn;
  await requireForumWritePermission(services, signedIn);
  const topic = await requireTopic(db, id);
  if (topic.authorId !== user.id) throw NotAllowed();
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  const named = composeTopicName(written);
  if (named.title === topic.title) return;
  await db.transaction(async (tx) => {
    const first = await findPost(tx, { topicId: id, number: 1 });
    if (first) await storeFormerTitle(tx, first, topic.title, clock.now());
    await updateTopic(tx, id, named);
  });
}
