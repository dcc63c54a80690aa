import type { Services } from '../../services.ts';
import type { GameRow } from '../../storage/gameQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { listFollowerIds } from '../../storage/socialQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { MEMBERS } from '../games/policy.ts';
import { notify } from '../notifications/notify.ts';
import { TOLD_AT_ONCE } from './limits.ts';

export interface Publication {
  /** As it was before. */
  game: Pick<GameRow, 'id' | 'slug' | 'creatorId' | 'liveRelease' | 'isUnlisted'>;
  release: number;
  title: string;
  visibility: number;
  /** As it is from now on. */
  isUnlisted: boolean;
}

/** Followers hear of a game when it is new, and of new versions of it at most once a day. */
export async function tellFollowers(
  services: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  { game, release, title, visibility, isUnlisted }: Publication,
): Promise<void> {
  const isNew = game.liveRelease === null || game.isUnlisted;
  if (isUnlisted || visibility === MEMBERS || (release === game.liveRelease && !isNew)) return;
  const deaf = new Set(await listHiding(tx, game.creatorId));
  const followers = (await listFollowerIds(tx, game.creatorId)).filter((id) => !deaf.has(id));
  if (followers.length === 0) return;
  const name = await findUsername(tx, game.creatorId);
  const text = isNew ? `${name} published ${title}.` : `${name} published a new version of ${title}.`;
  const day = services.clock.now().toISOString().slice(0, 10);
  const about = {
    kind: 'published',
    text,
    href: `/play/${game.slug}`,
    key: `published ${game.id} ${day}`,
  } as const;
  for (let from = 0; from < followers.length; from += TOLD_AT_ONCE)
    await notify(services, tx, { ...about, userIds: followers.slice(from, from + TOLD_AT_ONCE) });
}
