import type { RoomsNeeds } from '../RoomsNeeds.ts';
import type { RoomListing, SeatAnswer, SeatRequest } from '../RoomsDoor.ts';

/** What a rooms process answers, whoever asks. */
export interface RoomsCalls {
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  listRooms(gameId: string): Promise<readonly RoomListing[]>;
  findRoom(roomId: string): Promise<RoomListing | null>;
  /** Players by game. */
  countPlayers(): Promise<readonly (readonly [string, number])[]>;
  readTape(roomId: string): Promise<Uint8Array | null>;
  readFigures(): Promise<RoomFigures>;
}

/** What the operator sees of a rooms process. */
export interface RoomFigures {
  readonly rooms: number;
  readonly players: number;
  readonly bots: number;
  readonly spectators: number;
  readonly sockets: number;
  readonly workers: number;
  /** Of the last minute, over all rooms: how late ticks began. */
  readonly latenessMs: { readonly median: number; readonly p99: number; readonly max: number };
  /** Since the process began, by reason. */
  readonly offences: { readonly [id: string]: number };
  readonly restarts: number;
}

export const ROOMS_CALLS: readonly (keyof RoomsCalls)[] = [
  'reserveSeat',
  'listRooms',
  'findRoom',
  'countPlayers',
  'readTape',
  'readFigures',
];

export const ROOMS_NEEDS: readonly (keyof RoomsNeeds)[] = [
  'loadRelease',
  'openSaved',
  'renewLease',
  'writeSaved',
  'closeSaved',
  'writeScore',
  'openTravel',
  'reportPlays',
  'reportProblem',
];
