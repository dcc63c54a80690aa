import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeepAlive } from '@playloom/game-format';
import type {
  CheckedSeat,
  PlatformCalls,
  RoomChatMessage,
  RoomProblem,
  SeatSettings,
  SeatStanding,
  TravelRequest,
  UndeliveredPurchase,
} from '@playloom/room-contract';
import { projectRoot } from '../../process/projectRoot.ts';
import { createFakeSleepingRooms, type FakeSleepingRooms } from './createFakeSleepingRooms.ts';

/**
 * The platform for rooms in tests, without a database. A game is a document added by the test, or else the starter
 * game with that slug.
 */
export interface FakePlatform extends PlatformCalls, FakeSleepingRooms {
  readonly documents: Map<string, string>;
  readonly engineVersions: Map<string, string>;
  readonly problems: RoomProblem[];
  readonly travels: TravelRequest[];
  /** What players have bought and no room has saved yet. */
  readonly purchases: UndeliveredPurchase[];
  /** The calls in order, as text such as `loadRelease blank 1`. */
  readonly callLog: string[];
  /** Called for chat messages from rooms. */
  handleChatMessage: (said: RoomChatMessage) => Promise<void>;
  /** Answers `checkSeats` for one seat. */
  findStanding: (seat: CheckedSeat) => SeatStanding;
  /** Answers `readSeatSettings` for one user. Null for a user who does not exist, for whom nothing changes. */
  findSettings: (userId: string) => SeatSettings | null;
  /** Answers `readTokens`. */
  findTokens: PlatformCalls['readTokens'];
}

const USUAL_ANSWERS: Pick<FakePlatform, 'findStanding' | 'findSettings' | 'findTokens' | 'continueSaved'> = {
  continueSaved: async () => 'current',
  findStanding: () => 'welcome',
  findSettings: () => null,
  findTokens: async () => ({ game: 0, map: 0 }),
};

export function createFakePlatform(engineVersion: string): FakePlatform {
  const documents = new Map<string, string>();
  const engineVersions = new Map<string, string>();
  const purchases: UndeliveredPurchase[] = [];
  const callLog: string[] = [];
  const leases = { next: 1 };
  const fake: FakePlatform = {
    handleChatMessage: async ({ userId, text }) => void callLog.push(`reportSaid ${userId} ${text}`),
    ...USUAL_ANSWERS,
    documents,
    engineVersions,
    problems: [],
    travels: [],
    purchases,
    callLog,
    async loadRelease(gameId, release) {
      callLog.push(`loadRelease ${gameId} ${release}`);
      const document = documents.get(gameId) ?? readStarter(gameId);
      if (document === null) return null;
      const version = engineVersions.get(gameId) ?? engineVersion;
      return { gameId, release, engineVersion: version, document, ...readFacts(document) };
    },
    async openSaved({ userId }) {
      callLog.push(`openSaved ${userId}`);
      return { lease: `lease ${leases.next++} of ${userId}`, saved: { game: {}, world: {} } };
    },
    renewLeases: async () => [],
    checkSeats: async (seats) => seats.map((seat) => fake.findStanding(seat)),
    readSeatSettings: async (userIds) => userIds.map((userId) => fake.findSettings(userId)),
    async writeSaved({ lease, sequence, purchases: delivered = [] }) {
      callLog.push(`writeSaved ${lease} ${sequence}`);
      for (const id of delivered) {
        callLog.push(`delivered ${id}`);
        purchases.splice(0, Infinity, ...purchases.filter((purchase) => purchase.id !== id));
      }
      return 'written';
    },
    readGoals: async () => null,
    closeSaved: async (lease) => void callLog.push(`closeSaved ${lease}`),
    async openOffer({ userId, item, price, id = 'offer' }) {
      callLog.push(`openOffer ${userId} ${item} ${price}`);
      return id;
    },
    listPurchases: async ({ userIds }) => purchases.filter(({ userId }) => userIds.includes(userId)),
    readTokens: (request) => fake.findTokens(request),
    writeScore: async ({ userId, score }) => void callLog.push(`writeScore ${userId} ${score}`),
    async openTravel(request) {
      fake.travels.push(request);
      return { gameSlug: request.map, token: 'travel-token' };
    },
    reportPlays: async (gameId, players) => void callLog.push(`reportPlays ${gameId} ${players}`),
    async reportStays({ stays }) {
      for (const { id, name, seconds } of stays) callLog.push(`reportStays ${id} ${name} ${seconds}`);
    },
    reportSaid: (said) => fake.handleChatMessage(said),
    reportProblem: async (problem) => void fake.problems.push(problem),
    ...createFakeSleepingRooms(callLog),
  };
  return fake;
}

function readStarter(slug: string): string | null {
  try {
    return readFileSync(join(projectRoot, 'games', slug, 'game.json'), 'utf8');
  } catch {
    return null;
  }
}

function readFacts(document: string): { hasScripts: boolean; keepAlive: KeepAlive } {
  const { scripts = {}, settings } = JSON.parse(document) as {
    scripts?: object;
    settings?: { keepAlive?: KeepAlive };
  };
  return {
    hasScripts: Object.keys(scripts).length > 0,
    keepAlive: settings?.keepAlive ?? { kind: 'playing' },
  };
}
