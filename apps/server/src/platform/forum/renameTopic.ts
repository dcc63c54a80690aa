import { NotAllowed } from '../../http/errors.ts';
import { TopicLocked } from '../../http/forumErrors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeTopic } from '../../storage/forumQueries.ts';
import { isStaff } from '../moderation/isStaff.ts';
import { needVoice } from './judgeForumVoice.ts';
import { nameTopic } from './nameTopic.ts';
import { needTopic } from './writePost.ts';

/** Whoever began a topic may say better what it is about, as long as it is open. */
export async function renameTopic(
  services: Services,
  signedIn: SignedIn,
  id: number,
  written: string,
): Promise<void> {
  const { db } = services;
  const { user } = signedIn;
  await needVoice(services, signedIn);
  const topic = await needTopic(db, id);
  if (topic.authorId !== user.id) throw NotAllowed();
  if (topic.lockedAt && !isStaff(user)) throw TopicLocked();
  await changeTopic(db, id, nameTopic(written));
}
