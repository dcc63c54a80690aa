import { limits } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { listSubscribers, type TopicRow } from '../../storage/forumQueries.ts';
import { listHiding, listIdsByNames } from '../../storage/moderationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findMentions } from '../chat/composeText.ts';
import { notify } from '../notifications/notify.ts';
import { TOLD_AT_ONCE } from '../social/limits.ts';
import { MENTIONS_MAX } from './limits.ts';

interface Told {
  topic: TopicRow;
  number: number;
  text: string;
  author: UserRow;
  /** An edit tells nobody but whom it mentions. */
  isNew: boolean;
}

/** Tells whoever is mentioned, and whoever wants to hear of answers; nobody twice, and nobody who hides the author. */
export async function notifyAboutPost(
  services: Services,
  tx: Db,
  { topic, number, text, author, isNew }: Told,
): Promise<void> {
  const { id, title } = topic;
  const href = hrefOf(topic, number);
  const deaf = new Set([author.id, ...(await listHiding(tx, author.id))]);
  const mentioned = (await listIdsByNames(tx, findMentions(text, MENTIONS_MAX))).filter(
    (id) => !deaf.has(id),
  );
  await notify(services, tx, {
    userIds: mentioned,
    kind: 'reply',
    text: `${author.username} mentioned you in “${title}”.`,
    href,
    key: `forum ${id} ${number}`,
  });
  if (!isNew) return;
  for (const userId of mentioned) deaf.add(userId);
  for (const [readNumber, userIds] of groupByReading(await listSubscribers(tx, id), deaf))
    for (let from = 0; from < userIds.length; from += TOLD_AT_ONCE)
      await notify(services, tx, {
        userIds: userIds.slice(from, from + TOLD_AT_ONCE),
        kind: 'reply',
        text: `${author.username} wrote in “${title}”.`,
        href,
        // Until they come and read, further answers are not told.
        key: `forum ${id} after ${readNumber}`,
      });
}

function groupByReading(
  subscribers: readonly { userId: string; readNumber: number }[],
  deaf: ReadonlySet<string>,
): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const { userId, readNumber } of subscribers)
    if (!deaf.has(userId)) groups.set(readNumber, [...(groups.get(readNumber) ?? []), userId]);
  return groups;
}

function hrefOf({ id, slug }: TopicRow, number: number): string {
  const page = Math.ceil(number / limits.POSTS_PER_PAGE);
  return `/forum/t/${id}/${slug}${page > 1 ? `?page=${page}` : ''}#post-${number}`;
}
