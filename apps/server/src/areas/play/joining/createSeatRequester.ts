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
  const request: Omit<SeatRequest, 'wish' | 'mayOpen' | 'roomLimit' | 'seatsWanted'> = {
    gameId: game.id,
    release: game.liveRelease,
    engineVersion: game.engineVersion,
    maxPlayers: Math.min(game.maxPlayers, playersPerRoom ?? game.maxPlayers),
    hasSleepingRooms: await hasSleepingRooms(db, game.id, clock.now()),
    preferredRegion: game.preferredRegion,
    visitor: player,
  };
  const ask = (
    joinRequest: SeatRequest['wish'],
    { mayOpen, hasTurn = false, seats = seatsWanted }: SeatConditions,
  ): Promise<SeatAnswer> =>
    services.rooms.reserveSeat({
      ...request,
      ...(seats > 1 && { seatsWanted: seats }),
      wish: joinRequest,
      mayOpen,
      roomLimit: limit && { ...limit, hasTurn },
    });
  return async (joinRequest) => {
    // Rooms that are opened by hand have been counted already.
    const isByHand = joinRequest.kind === 'new-private' || joinRequest.kind === 'new-public';
    const answer = await ask(joinRequest, { mayOpen: isByHand });
    if (!isTurnNeeded(answer)) return answer;
    try {
      if (!isByHand) await openedByJoins.take(network);
    } catch (refusal) {
      // No room opens for a party whose network has opened too many. Its players still get single seats.
      const single = seatsWanted > 1 ? await ask(joinRequest, { mayOpen: false, seats: 1 }) : answer;
      if (isTurnNeeded(single)) throw refusal;
      return single;
    }
    const later = await (limit === null
      ? ask(joinRequest, { mayOpen: true })
      : takeTurn(services, game, () => ask(joinRequest, { mayOpen: true, hasTurn: true })));
    // Someone else may have opened a room in the meantime.
    if (!isByHand && later.ok && later.isNew !== true) await openedByJoins.undo(network);
    return later;
  };
}

interface SeatConditions {
  mayOpen: boolean;
  hasTurn?: boolean;
  /** How many free seats the room should have. */
  seats?: number;
}

function isTurnNeeded(answer: SeatAnswer): boolean {
  return !answer.ok && answer.error === 'turn_needed';
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
