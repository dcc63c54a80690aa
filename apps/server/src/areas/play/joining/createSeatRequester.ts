import type { JoiningPlayer, SeatAnswer, SeatRequest } from '@playloom/room-contract';
import type { KeyedMutex } from '../../../files/createKeyedMutex.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listGameIdsOf, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { hasSleepingRooms } from '../../creation/sleeping-rooms/sleepingRoomQueries.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { RoomOpeningLimiter } from './createRoomOpeningLimiter.ts';

/** Players who would open a new room wait for their turn, in one queue per creator. */
export interface WithRoomCreationMutex {
  roomCreationMutex: KeyedMutex;
}

/** Counts the rooms that open because no other had a free seat. */
export interface WithRoomOpeningLimit {
  openedByJoins: RoomOpeningLimiter;
}

type Services = WithClock &
  WithLog &
  WithDatabase &
  WithPlans &
  WithRooms &
  WithRoomCreationMutex &
  WithRoomOpeningLimit;

/**
 * Creates the function that reserves a seat for a player. A room opens only within the limits of the creator's plan, and
 * of the player's network.
 */
export async function createSeatRequester(
  services: Services,
  game: PublishedGame,
  player: JoiningPlayer,
  seatsWanted = 1,
): Promise<(joinRequest: SeatRequest['wish']) => Promise<SeatAnswer>> {
  const { db, clock, openedByJoins } = services;
  const { network = '' } = player;
  const { playersPerRoom, rooms: max } = await readPlanLimits(services, db, game.creatorId);
  const limit = max === null ? null : { max, gameIds: await listGameIdsOf(db, game.creatorId) };
  const request: Omit<SeatRequest, 'wish' | 'mayOpen' | 'roomLimit'> = {
    gameId: game.id,
    release: game.liveRelease,
    engineVersion: game.engineVersion,
    maxPlayers: Math.min(game.maxPlayers, playersPerRoom ?? game.maxPlayers),
    hasSleepingRooms: await hasSleepingRooms(db, game.id, clock.now()),
    preferredRegion: game.preferredRegion,
    ...(seatsWanted > 1 && { seatsWanted }),
    visitor: player,
  };
  const ask = (joinRequest: SeatRequest['wish'], mayOpen: boolean, hasTurn = false): Promise<SeatAnswer> =>
    services.rooms.reserveSeat({
      ...request,
      wish: joinRequest,
      mayOpen,
      roomLimit: limit && { ...limit, hasTurn },
    });
  return async (joinRequest) => {
    // Rooms that are opened by hand have been counted already.
    const isByHand = joinRequest.kind === 'new-private' || joinRequest.kind === 'new-public';
    const answer = await ask(joinRequest, isByHand);
    if (answer.ok || answer.error !== 'turn_needed') return answer;
    if (!isByHand) await openedByJoins.take(network);
    const later = await (limit === null
      ? ask(joinRequest, true)
      : takeTurn(services, game, () => ask(joinRequest, true, true)));
    // Someone else may have opened a room in the meantime.
    if (!isByHand && later.ok && later.isNew !== true) await openedByJoins.undo(network);
    return later;
  };
}

/** Takes the mutex before a database connection, because a player who waits for a slow room must not hold one. */
function takeTurn<T>(
  { db, roomCreationMutex }: WithDatabase & WithRoomCreationMutex,
  { creatorId }: PublishedGame,
  task: () => Promise<T>,
): Promise<T> {
  const turn = `rooms of ${creatorId}`;
  return roomCreationMutex.run(turn, () =>
    db.transaction(async (tx) => {
      await acquireTransactionLock(tx, turn);
      return task();
    }),
  );
}
