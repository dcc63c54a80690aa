import type { Services } from '../../services.ts';
import { findGame, findMapOfWorld } from '../../storage/gameQueries.ts';
import { createJoinToken } from '../games/joinTokens.ts';
import type { GuestSavedData, TravelRequest } from '../rooms/PlatformCalls.ts';

/** Of JSON, for one way: what a guest could fill rows with that live for minutes. */
const GUEST_SAVED_DATA_MAX = 65_536;

/**
 * The way to another map of the same world; null when there is none. The room writes what it has to write and
 * closes the player's lease before it asks: the room of the next map then finds everything.
 */
export async function createTravelToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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

/** Whoever has more than that arrives with nothing, as after any other end of a visit. */
function limitSavedData(savedData: GuestSavedData | undefined): GuestSavedData | null {
  return savedData && JSON.stringify(savedData).length <= GUEST_SAVED_DATA_MAX ? savedData : null;
}
