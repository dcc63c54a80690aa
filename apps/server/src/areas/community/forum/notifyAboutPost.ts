import { apiLimits } from '@playloom/api-contract';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { listSubscribers, type TopicRow } from './forumQueries.ts';
import { listUserIdsByNames } from '../../identity/users/userQueries.ts';
import { listUserIdsHiding } from '../../people/relationships/blockQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findMentions } from '../../../text-filter/filterMessageText.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { NOTIFIED_PER_JOB_MAX } from '../../people/notifications/limits.ts';
import { FORUM_MENTIONS_MAX } from './limits.ts';

interface PostNotice {
  topic: TopicRow;
  number: number;
  text: string;
  author: UserRow;
  /** False for an edit, which notifies only the users it mentions. */
  isNew: boolean;
}

/** Notifies mentioned users and followers of the topic, each at most once. Users who hide the author are skipped. */
export async function notifyAboutPost(
  services: WithJobs,
  tx: Db,
  { topic, number, text, author, isNew }: PostNotice,
): Promise<void> {
  const { id, title } = topic;
  const href = makePostHref(topic, number);
  const excluded = new Set([author.id, ...(await listUserIdsHiding(tx, author.id))]);
  const mentioned = (await listUserIdsByNames(tx, findMentions(text, FORUM_MENTIONS_MAX))).filter(
    (id) => !excluded.has(id),
  );
  await queueNotification(services, tx, {
    userIds: mentioned,
    kind: 'reply',
    text: `${author.username} mentioned you in “${title}”.`,
    href,
    key: `forum ${id} ${number}`,
  });
  if (!isNew) return;
  for (const userId of mentioned) excluded.add(userId);
  for (const [readNumber, userIds] of groupByReading(await listSubscribers(tx, id), excluded))
    for (let from = 0; from < userIds.length; from += NOTIFIED_PER_JOB_MAX)
      await queueNotification(services, tx, {
        userIds: userIds.slice(from, from + NOTIFIED_PER_JOB_MAX),
        kind: 'reply',
        text: `${author.username} posted in “${title}”.`,
        href,
        // Further posts are not announced until the user has read the topic.
        key: `forum ${id} after ${readNumber}`,
      });
}

function groupByReading(
  subscribers: readonly { userId: string; readNumber: number }[],
  excluded: ReadonlySet<string>,
): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const { userId, readNumber } of subscribers)
    if (!excluded.has(userId)) groups.set(readNumber, [...(groups.get(readNumber) ?? []), userId]);
  return groups;
}

function makePostHref({ id, slug }: TopicRow, number: number): string {
  const page = Math.ceil(number / apiLimits.POSTS_PER_PAGE);
  return `/forum/t/${id}/${slug}${page > 1 ? `?page=${page}` : ''}#post-${number}`;
}
