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

/** What a rooms process answers, whoever asks. */
export interface RoomsCalls {
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  tryStart(trial: StartTrialRequest): Promise<StartTrialResult>;
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** Players by game. */
  countPlayers(): Promise<readonly (readonly [string, number])[]>;
  readTape(roomId: string): Promise<Uint8Array | null>;
  enforce(order: EnforcementOrder): Promise<void>;
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  closeRooms(gameId: string): Promise<void>;
  readFigures(): Promise<RoomsProcessStats>;
  /** Lets nobody in any more; answers when everybody has left by themselves. */
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
