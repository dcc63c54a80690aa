import type { RoomFigures } from '../RoomFigures.ts';
import type { RoomsNeeds } from '../RoomsNeeds.ts';
import type {
  CommunityLine,
  FoundRoom,
  Order,
  RoomListing,
  SeatAnswer,
  SeatRequest,
  StartOutcome,
  StartTrial,
} from '../RoomsDoor.ts';

/** What a rooms process answers, whoever asks. */
export interface RoomsCalls {
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  tryStart(trial: StartTrial): Promise<StartOutcome>;
  listRooms(gameId: string): Promise<readonly RoomListing[]>;
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** Players by game. */
  countPlayers(): Promise<readonly (readonly [string, number])[]>;
  readTape(roomId: string): Promise<Uint8Array | null>;
  enforce(order: Order): Promise<void>;
  announce(gameId: string, line: CommunityLine): Promise<void>;
  closeRooms(gameId: string): Promise<void>;
  readFigures(): Promise<RoomFigures>;
  /** Lets nobody in any more; answers when everybody has left by themselves. */
  drain(): Promise<void>;
}

export const ROOMS_CALLS: readonly (keyof RoomsCalls)[] = [
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

export const ROOMS_NEEDS: readonly (keyof RoomsNeeds)[] = [
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
