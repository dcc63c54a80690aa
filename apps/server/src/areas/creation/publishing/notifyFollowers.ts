import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { listUserIdsHiding } from '../../people/relationships/blockQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { listFollowerIds } from '../../people/relationships/followQueries.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { VISIBILITY_MEMBERS } from '../games/policy.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { NOTIFIED_PER_JOB_MAX } from '../../people/notifications/limits.ts';

interface Publication {
  /** The game before publishing. */
  game: Pick<GameRow, 'id' | 'slug' | 'creatorId' | 'liveRelease' | 'isUnlisted'>;
  release: number;
  title: string;
  visibility: number;
  /** Whether the game is unlisted after publishing. */
  isUnlisted: boolean;
}

/** Notifies followers about a new game, and about new versions at most once a day. */
export async function notifyFollowers(
  services: WithClock & WithJobs,
  tx: Db,
  { game, release, title, visibility, isUnlisted }: Publication,
): Promise<void> {
  const isNew = game.liveRelease === null || game.isUnlisted;
  if (isUnlisted || visibility === VISIBILITY_MEMBERS || (release === game.liveRelease && !isNew)) return;
  const deaf = new Set(await listUserIdsHiding(tx, game.creatorId));
  const followers = (await listFollowerIds(tx, game.creatorId)).filter((id) => !deaf.has(id));
  if (followers.length === 0) return;
  const name = await findUsername(tx, game.creatorId);
  const text = isNew ? `${name} published ${title}.` : `${name} published a new release of ${title}.`;
  const day = services.clock.now().toISOString().slice(0, 10);
  const about = {
    kind: 'published',
    text,
    href: `/play/${game.slug}`,
    key: `published ${game.id} ${day}`,
  } as const;
  for (let from = 0; from < followers.length; from += NOTIFIED_PER_JOB_MAX)
    await queueNotification(services, tx, {
      ...about,
      userIds: followers.slice(from, from + NOTIFIED_PER_JOB_MAX),
    });
}
