import type { RoomsProcessStats } from '../RoomsProcessStats.ts';
import type { PlatformCalls } from '../PlatformCalls.ts';
import type {
  CommunityMessage,
  FoundRoom,
  EnforcementOrder,
  RoomListingEntry,
  SeatAnswer,
  SeatRequest,
  StartTrialResult,
  StartTrialRequest,
} from '../RoomsGateway.ts';

/** The calls that a rooms process answers. */
export interface RoomsCalls {
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  tryStart(trial: StartTrialRequest): Promise<StartTrialResult>;
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** The number of players by game. */
  countPlayers(): Promise<readonly (readonly [string, number])[]>;
  readTape(roomId: string): Promise<Uint8Array | null>;
  enforce(order: EnforcementOrder): Promise<void>;
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  closeRooms(gameId: string): Promise<void>;
  readFigures(): Promise<RoomsProcessStats>;
  /** Accepts no new players and resolves when everyone has left. */
  drain(): Promise<void>;
}

export const ROOMS_CALL_NAMES: readonly (keyof RoomsCalls)[] = [
  'reserveSeat',
  'tryStart',
  'listRooms',
  'findRoom',
  'countPlayers',
  'readTape',
  'enforce',
  'announce',
  'closeRooms',
  'readFigures',
  'drain',
];

export const PLATFORM_CALL_NAMES: readonly (keyof PlatformCalls)[] = [
  'loadRelease',
  'openSaved',
  'renewLease',
  'writeSaved',
  'closeSaved',
  'openOffer',
  'listPurchases',
  'readTokens',
  'writeScore',
  'openTravel',
  'reportPlays',
  'reportStays',
  'reportSaid',
  'reportProblem',
];
