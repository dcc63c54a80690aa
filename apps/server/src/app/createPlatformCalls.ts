import type { PlatformCalls, SleepingRoom } from '@playloom/room-contract';
import type { WithConfig } from '../process/config.ts';
import type { WithClock } from '../process/clock.ts';
import type { WithLog } from '../process/createLogger.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import type { WithJobs } from '../jobs/createJobQueue.ts';
import type { WithChains } from '../chains/ChainClient.ts';
import type { WithLive } from '../live/LiveHub.ts';
import type { WithDocuments } from '../areas/creation/documents/DocumentThreads.ts';
import type { WithPlans } from '../areas/economy/plans/readPlans.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import type { WithRooms } from '../rooms-gateway/RoomsGateway.ts';
import { loadRoomRelease } from '../areas/creation/releases/loadRoomRelease.ts';
import { isUuid } from '../storage/isUuid.ts';
import { addPlays } from '../areas/play/joining/visitQueries.ts';
import { relayRoomMessage } from '../areas/community/chat/relayRoomMessage.ts';
import { recordPlaySessions } from '../areas/play/dashboard/recordPlaySessions.ts';
import { listUndeliveredPurchases, createOffer } from '../areas/economy/coins/offers.ts';
import {
  closeSavedData,
  continueSavedData,
  openSavedData,
  renewLeases,
} from '../areas/play/saved/savedLeases.ts';
import { writeSavedData, type WriteOutcome } from '../areas/play/saved/writeSavedData.ts';
import { writeScore } from '../areas/play/saved/writeScore.ts';
import { checkSeats } from '../areas/play/seats/checkSeats.ts';
import { readSeatSettings } from '../areas/play/seats/readSeatSettings.ts';
import { createBalanceReader } from '../areas/creation/web3/createBalanceReader.ts';
import { createTravelToken } from '../areas/play/joining/createTravelToken.ts';
import { claimSleepingRoom } from '../areas/creation/sleeping-rooms/claimSleepingRoom.ts';
import { settleSleepingRoom } from '../areas/creation/sleeping-rooms/settleSleepingRoom.ts';
import { findObjectKey } from '../areas/creation/sleeping-rooms/sleepingRoomQueries.ts';
import { storeSleepingRoom } from '../areas/creation/sleeping-rooms/storeSleepingRoom.ts';
import { readGoals } from '../areas/play/goals/readRoomGoals.ts';
import { recordProblem } from '../areas/play/room-problems/recordProblem.ts';

/** No room holds this many players, so reports of more plays are errors. */
const PLAYS_AT_ONCE_MAX = 1000;

/** Answers the calls of rooms from the database. */
export function createPlatformCalls(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithJobs &
    WithChains &
    WithLive &
    WithDocuments &
    WithObjects &
    WithPlans &
    WithRooms,
): PlatformCalls {
  const { db, clock } = services;
  return {
    loadRelease: (gameId, release) => loadRoomRelease(services, gameId, release),
    openSaved: (request) => openSavedData(services, request),
    continueSaved: (request) => continueSavedData(services, request),
    renewLeases: (leases) => renewLeases(services, leases),
    checkSeats: (seats) => checkSeats(services, seats),
    readSeatSettings: (userIds) => readSeatSettings(services, userIds),
    async writeSaved(request) {
      const outcome = await writeSavedData(services, request);
      await reportRejectedChanges(services, outcome);
      return outcome.answer;
    },
    readGoals: (request) => readGoals(services, request),
    closeSaved: (lease) => closeSavedData(services, lease),
    openOffer: (request) => createOffer(services, request),
    listPurchases: ({ gameId, userIds }) => listUndeliveredPurchases(db, gameId, userIds),
    readTokens: createBalanceReader(services),
    writeScore: (request) => writeScore(services, request),
    openTravel: (request) => createTravelToken(services, request),
    async reportPlays(gameId, players) {
      const plays = Math.min(PLAYS_AT_ONCE_MAX, Math.floor(players));
      if (!isUuid(gameId) || !(plays > 0)) return;
      await addPlays(db, gameId, clock.now().toISOString().slice(0, 10), plays);
    },
    reportStays: (report) => recordPlaySessions(services, report),
    reportSaid: (message) => relayRoomMessage(services, message),
    reportProblem: (problem) => recordProblem(services, problem),
    async storeSleepingRoom(room) {
      const { isKept, reachedLimit } = await storeSleepingRoom(services, room);
      if (reachedLimit !== null) await reportKeptRoomsLimit(services, room, reachedLimit);
      return isKept;
    },
    claimSleepingRoom: (query) => claimSleepingRoom(services, query),
    async readSleepingRoom(roomId) {
      const key = await findObjectKey(db, roomId);
      return key === null ? null : services.objects.read(key);
    },
    settleSleepingRoom: (roomId, outcome) => settleSleepingRoom(services, roomId, outcome),
  };
}

const SENTENCES = {
  'saved-change-not-allowed': 'This value wasn’t saved: its name or content isn’t allowed.',
  'saved-data-full': 'This value wasn’t saved: the player’s saved data is full.',
};

/** Reports values that were not saved to the creator of the game. The room continues. */
async function reportRejectedChanges(
  services: WithClock & WithDatabase & WithJobs & WithDocuments,
  { refused, lease }: WriteOutcome,
): Promise<void> {
  if (!lease) return;
  for (const { key, problem } of refused) {
    await recordProblem(services, {
      gameId: lease.gameId,
      release: 0,
      roomId: lease.roomId,
      level: 'error',
      id: problem,
      place: key,
      text: SENTENCES[problem],
    });
  }
}

/** Reports to the creator that a sleeping room lost its place because of the plan. */
async function reportKeptRoomsLimit(
  services: WithClock & WithDatabase & WithJobs & WithDocuments,
  { gameId, release, roomId }: SleepingRoom,
  limit: number,
): Promise<void> {
  await recordProblem(services, {
    gameId,
    release,
    roomId,
    level: 'warn',
    id: 'kept-rooms-limit',
    place: 'settings.keepAlive',
    text: `Your plan keeps up to ${limit} rooms without players for each game. The one that was played least made room. It can still be opened by its link or code for up to a week.`,
  });
}
