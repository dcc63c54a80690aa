import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { RoomsProcessStats } from './RoomsProcessStats.ts';
import type { JoiningPlayer } from './JoiningPlayer.ts';

/** What the web process asks of the rooms process, wherever that one runs. */
export interface RoomsGateway {
  /** Keeps a place for a visitor; the answer says where to connect and with which one-time ticket. */
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  /** Plays the first moments of a game for nobody; answers why it cannot start. */
  tryStart?(trial: StartTrialRequest): Promise<StartTrialResult>;
  /** Rooms of a game that can be listed, fullest first. */
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  /** A running room, private ones too, with its code; null when it is gone. For the server alone. */
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** People in the rooms of each game. */
  countPlayers(): Promise<ReadonlyMap<string, number>>;
  /** The last minutes of a room, to be replayed. */
  readTape(roomId: string): Promise<Uint8Array | null>;
  /** What was decided about somebody holds at once in all rooms where they are. */
  enforce(order: EnforcementOrder): Promise<void>;
  /** What was said in a game's community reaches its rooms, except the one it was said in. */
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  /** A game was taken down: nobody plays it any more. */
  closeRooms(gameId: string): Promise<void>;
  /** An upgraded request for `/rooms/…` goes to the process that runs the rooms. */
  forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** For the operator; undefined when no rooms run below this process. */
  readFigures?(): Promise<RoomsProcessStats | undefined>;
  /** Gets ready before the first visitor comes. */
  start?(): void;
  /** Lets nobody in any more and waits until everybody has left; what is left then is closed by `close`. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

export interface StartTrialRequest {
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
}

export interface StartTrialResult {
  /** Its thread did not come back and was ended. */
  readonly isStuck: boolean;
  /** `place` is `script/file.ts:line`, as far as it is known. */
  readonly problems: readonly { readonly place: string; readonly text: string }[];
}

export interface EnforcementOrder {
  readonly userId: string;
  /** Null for the rooms of all games. */
  readonly gameId: string | null;
  /**
   * `hide`: whom they do not want to hear, from now on. `allow-chat`: their age is known now and lets them write, except
   * where they are muted.
   */
  readonly kind: 'ban' | 'mute' | 'hide' | 'sign-out' | 'allow-chat';
  /** Of a sign-out: the sessions that ended. */
  readonly sessions?: readonly string[];
  readonly hides?: readonly string[];
  /** Of `allow-chat`: links and numbers are hidden in what they read. */
  readonly isUnderAge?: boolean;
}

export interface CommunityMessage {
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  readonly safeText: string;
  readonly fromRoom: string | null;
}

export interface SeatRequest {
  readonly gameId: string;
  readonly release: number;
  readonly engineVersion: string;
  readonly maxPlayers: number;
  /** Rooms there come first; empty for a game that is played anywhere. */
  readonly preferredRegion: string;
  /**
   * No room is opened when the rooms of these games are so many; null when there may be any number. Whoever opens one
   * must have its turn: two who count at the same moment would both find a place.
   */
  readonly roomLimit?: {
    readonly max: number;
    readonly gameIds: readonly string[];
    readonly hasTurn: boolean;
  } | null;
  readonly visitor: JoiningPlayer;
  /** A certain room, a private one by its code, a new one, or any of this very release with a free place. */
  readonly wish:
    | { readonly kind: 'any' }
    /** A private room is found by its id only with an invitation: ids appear in logs and records, codes do not. */
    | { readonly kind: 'room'; readonly roomId: string; readonly isInvited?: boolean }
    | { readonly kind: 'code'; readonly code: string }
    | { readonly kind: 'new-private' }
    | { readonly kind: 'new-public' };
}

export type SeatProblem =
  | 'room_full'
  | 'sent_away'
  | 'room_not_found'
  | 'rooms_unavailable'
  /** All rooms that the creator's plan allows are rooms of this game, and every one is full. */
  | 'game_full'
  /** The creator's plan allows no more rooms, and people are in all of them. */
  | 'rooms_limit_reached'
  /** The game itself failed while its room was opened, now or several times before. */
  | 'start_failed'
  /** A room would have to be opened, and that needs the turn. */
  | 'turn_needed';

export type SeatAnswer =
  | {
      readonly ok: true;
      readonly roomId: string;
      readonly roomName: string;
      readonly lobbyCode: string | null;
      /** What this room runs: an older release than the newest when it was open before that came. */
      readonly release: number;
      readonly engineVersion: string;
      /** Where the WebSocket is: a path on this origin or an address of its own. */
      readonly url: string;
      /** Works once, within 30 seconds; goes into the first message, never into an address. */
      readonly ticket: string;
    }
  | {
      readonly ok: false;
      readonly error: SeatProblem;
    };

export interface RoomListingEntry {
  readonly roomId: string;
  readonly roomName: string;
  readonly gameId: string;
  readonly release: number;
  readonly players: number;
  readonly bots: number;
  readonly maxPlayers: number;
  readonly status: string;
}

export interface FoundRoom extends RoomListingEntry {
  /** Null for public rooms. Never leaves the server. */
  readonly lobbyCode: string | null;
}
