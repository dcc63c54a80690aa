import { limits } from '@playloom/game-format';
import type { GuestSavedData, TravelRequest } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame, findMapOfWorld } from '../../creation/games/gameQueries.ts';
import { createJoinToken } from './joinTokens.ts';

/**
 * Creates a token to travel to another map of the same world. Returns null when there is no such map. The room saves
 * and closes the player's lease first, so that the next room finds everything.
 */
export async function createTravelToken(
  { db, clock }: WithClock & WithDatabase,
  { gameId, userId, name, map, belongings }: TravelRequest,
): Promise<{ gameSlug: string; token: string } | null> {
  const game = await findGame(db, gameId);
  const target = game?.worldId ? await findMapOfWorld(db, game.worldId, map) : null;
  if (!target || target.id === game?.id) return null;
  const token = await createJoinToken(
    db,
    { gameId: target.id, userId, name, guestSavedData: limitSavedData(belongings) },
    clock.now(),
  );
  return { gameSlug: target.slug, token };
}

/** Drops saved data over the limit. The guest then arrives without any, like on a first visit. */
function limitSavedData(savedData: GuestSavedData | undefined): GuestSavedData | null {
  return savedData && JSON.stringify(savedData).length <= limits.SAVED_GUEST_TEXT_LENGTH_MAX
    ? savedData
    : null;
}
