import type { Services } from '../../services.ts';
import { findGame, findMapOfWorld } from '../../storage/gameQueries.ts';
import { createJoinToken } from '../games/joinTokens.ts';
import type { TravelRequest } from '../rooms/RoomsNeeds.ts';

/**
 * The way to another map of the same world; null when there is none. The room writes what it has to write and
 * closes the player's lease before it asks: the room of the next map then finds everything.
 */
export async function openTravel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { gameId, userId, name, map }: TravelRequest,
): Promise<{ gameSlug: string; token: string } | null> {
  const game = await findGame(db, gameId);
  const target = game?.worldId ? await findMapOfWorld(db, game.worldId, map) : null;
  if (!target || target.id === game?.id) return null;
  const token = await createJoinToken(db, { gameId: target.id, userId, name }, clock.now());
  return { gameSlug: target.slug, token };
}
