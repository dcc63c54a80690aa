import { NotAllowed } from '../../http/errors.ts';
import { TopicLocked } from '../../http/forumErrors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeTopic, findPost, keepFormerTitle } from '../../storage/forumQueries.ts';
import { isStaff } from '../moderation/isStaff.ts';
import { needVoice } from './judgeForumVoice.ts';
import { nameTopic } from './nameTopic.ts';
import { needTopic } from './writePost.ts';

/** Whoever began a topic may say better what it is about, as long as it is open; moderators see what it was. */
export async function renameTopic(
  services: Services,
  signedIn: SignedIn,
  id: number,
  written: string,
): Promise<void> {
  const { db, clock } = services;
  const { user } = signedIn;
  await needVoice(services, signedIn);
  const topic = await needTopic(db, id);
  if (topic.authorId !== user.id) throw NotAllowed();
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  const named = nameTopic(written);
  if (named.title === topic.title) return;
  await db.transaction(async (tx) => {
    const first = await findPost(tx, { topicId: id, number: 1 });
    if (first) await keepFormerTitle(tx, first, topic.title, clock.now());
    await changeTopic(tx, id, named);
  });
}
