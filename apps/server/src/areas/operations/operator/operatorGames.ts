import type { OperatorGame } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { deleteSleepingRoomsOf } from '../../creation/sleeping-rooms/deleteSleepingRooms.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import type { AccountAction } from '../../identity/audit/recordAction.ts';
import { setGameHidden } from '../../community/moderation/setGameHidden.ts';

export function presentOperatorGame({ game, creator }: { game: GameRow; creator: string }): OperatorGame {
  const { id, slug, title, plays, liveRelease, trashedAt, hiddenAt } = game;
  return {
    id,
    slug,
    title,
    creator,
    plays,
    isPublished: liveRelease !== null,
    isTrashed: trashedAt !== null,
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}

/**
 * Hides a game or shows it again. A hidden game cannot be found or joined. Its creator is notified with the reason and
 * can still edit it.
 */
export async function changeGameVisibility(
  services: WithClock & WithDatabase & WithJobs & WithRooms,
  act: AccountAction,
  isHidden: boolean,
): Promise<void> {
  const now = services.clock.now();
  const { id, reason } = act;
  await services.db.transaction(async (tx) => {
    const game = await setGameHidden(services, tx, act, isHidden);
    if (!game) return;
    await queueNotification(services, tx, {
      userIds: [game.creatorId],
      kind: 'moderation',
      text: isHidden
        ? `${game.title} was hidden by a moderator: ${reason}`
        : `${game.title} is public again.`,
      href: `/create?game=${game.slug}`,
      key: `${isHidden ? 'game.hide' : 'game.show'} ${id} ${now.toISOString()}`,
    });
  });
  if (isHidden) await deleteSleepingRoomsOf(services.db, id);
  // Players who are in the game are notified, and their progress is saved.
  if (isHidden) await services.rooms.closeRooms(id);
}
