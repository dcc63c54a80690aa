import type { CommunityMessage } from './CommunityMessage.ts';
import type { EnforcementOrder } from './EnforcementOrder.ts';
import type { FoundRoom, RoomListingEntry } from './RoomListingEntry.ts';
import type { RoomsProcessStats } from './RoomsProcessStats.ts';
import type { SeatAnswer, SeatRequest } from './SeatRequest.ts';
import type { StartTrialRequest, StartTrialResult } from './StartTrial.ts';

/** Calls from a web process to a rooms process, which may run on another machine. */
export interface RoomsCalls {
  /** Reserves a seat for a player. The answer contains the address and a one-time ticket. */
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  /** Runs the first moments of a game without players. Returns its problems, if it cannot start. */
  tryStart(trial: StartTrialRequest): Promise<StartTrialResult>;
  /** Lists the public rooms of a game, fullest first. */
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  /**
   * Finds a running public or private room. Returns null when it is closed. The result contains the room code, so it is
   * never sent to clients.
   */
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /**
   * Finds the address of a room, for clients that have lost it. Returns `moving` if it is about to open again, and null
   * if it is closed.
   */
  locateRoom(roomId: string): Promise<{ readonly url: string } | 'moving' | null>;
  /** The number of players by game. */
  countPlayers(): Promise<readonly (readonly [string, number])[]>;
  /** Reads a recording of the last minutes of a room, for replays. */
  readTape(roomId: string): Promise<Uint8Array | null>;
  /** Applies a moderation or account change to a user at once, in all rooms they are in. */
  enforce(order: EnforcementOrder): Promise<void>;
  /** Sends a community message to the rooms of the game, except the one it came from. */
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  /** Closes all rooms of a game that was taken down. */
  closeRooms(gameId: string): Promise<void>;
  /** Reads figures for the operator. */
  readFigures(): Promise<RoomsProcessStats>;
  /**
   * Accepts no new players and hands over rooms that can continue in another process. Returns at once, with what is left.
   * Calling it again only reads that.
   */
  drain(): Promise<DrainProgress>;
}

/** What is left in a process that is about to stop. */
export interface DrainProgress {
  /** Rooms that are about to continue in another process, or in the next one on this machine. */
  readonly moving: number;
  /** Players and spectators in rooms that can't, because their engine is from before that was possible. */
  readonly staying: number;
}

export const ROOMS_CALL_NAMES: readonly (keyof RoomsCalls)[] = [
  'reserveSeat',
  'tryStart',
  'listRooms',
  'findRoom',
  'locateRoom',
  'countPlayers',
  'readTape',
  'enforce',
  'announce',
  'closeRooms',
  'readFigures',
  'drain',
];
