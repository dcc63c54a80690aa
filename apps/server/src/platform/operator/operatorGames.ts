import type { OperatorGame } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { GameNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { GameRow } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { games } from '../../storage/schema.ts';
import { queueNotification } from '../notifications/queueNotification.ts';
import type { AccountAction } from './accounts.ts';
import { recordAction } from './recordAction.ts';

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
  services: Services,
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
  // Players who are in the game are notified, and their progress is saved.
  if (isHidden) await services.rooms.closeRooms(id);
}

/**
 * Hides a game or shows it again. Returns null when nothing changes. The caller notifies the creator and, after the
 * commit, closes the rooms of the game.
 */
export async function setGameHidden(
  { clock }: Services,
  tx: Db,
  { actor, id, reason }: AccountAction,
  isHidden: boolean,
): Promise<GameRow | null> {
  const now = clock.now();
  const [game] = await tx.select().from(games).where(eq(games.id, id)).for('update');
  if (!game) throw GameNotFound();
  if ((game.hiddenAt !== null) === isHidden) return null;
  await tx
    .update(games)
    .set({ hiddenAt: isHidden ? now : null })
    .where(eq(games.id, id));
  const action = isHidden ? 'game.hide' : 'game.show';
  await recordAction(tx, { actorId: actor.id, action, gameId: id, userId: game.creatorId, reason, now });
  return game;
}
