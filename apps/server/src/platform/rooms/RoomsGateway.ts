import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { RoomsProcessStats } from './RoomsProcessStats.ts';
import type { JoiningPlayer } from './JoiningPlayer.ts';

/** The calls of the web process to the rooms process, wherever that runs. */
export interface RoomsGateway {
  /** Reserves a seat for a player. The answer contains the address and a one-time ticket. */
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  /** Runs the first moments of a game without players. Returns why it cannot start. */
  tryStart?(trial: StartTrialRequest): Promise<StartTrialResult>;
  /** Public rooms of a game, fullest first. */
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  /** A running room, also a private one, with its code; null when it is closed. Never sent to clients. */
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** The number of players by game. */
  countPlayers(): Promise<ReadonlyMap<string, number>>;
  /** The last minutes of a room, for replays. */
  readTape(roomId: string): Promise<Uint8Array | null>;
  /** Applies a decision about a user at once in all rooms where they are. */
  enforce(order: EnforcementOrder): Promise<void>;
  /** Sends a community message to the rooms of the game, except the one it came from. */
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  /** Closes all rooms of a game that was taken down. */
  closeRooms(gameId: string): Promise<void>;
  /** Passes an upgrade request for `/rooms/…` to the process that runs the rooms. */
  forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** For the operator; undefined when this process has no rooms process. */
  readFigures?(): Promise<RoomsProcessStats | undefined>;
  /** Starts the rooms process before the first player joins. */
  start?(): void;
  /** Accepts no new players and waits until everyone has left. `close` closes the remaining rooms. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

export interface StartTrialRequest {
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
}

export interface StartTrialResult {
  /** Its thread did not respond and was terminated. */
  readonly isStuck: boolean;
  /** `place` is `script/file.ts:line`, as far as it is known. */
  readonly problems: readonly { readonly place: string; readonly text: string }[];
}

export interface EnforcementOrder {
  readonly userId: string;
  /** Null for the rooms of all games. */
  readonly gameId: string | null;
  /**
   * `hide`: a new list of users to hide. `allow-chat`: the birth date is set now and lets them write, except where
   * they are muted.
   */
  readonly kind: 'ban' | 'mute' | 'hide' | 'sign-out' | 'allow-chat';
  /** For a logout: the sessions that ended. */
  readonly sessions?: readonly string[];
  readonly hides?: readonly string[];
  /** For `allow-chat`: links and numbers are masked for them. */
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
  /** Rooms in this region come first; empty for any region. */
  readonly preferredRegion: string;
  /**
   * No room is opened when these games together have this many rooms; null for no limit. The caller must hold the
   * creator's lock (`hasTurn`), because two parallel counts would both find a free slot.
   */
  readonly roomLimit?: {
    readonly max: number;
    readonly gameIds: readonly string[];
    readonly hasTurn: boolean;
  } | null;
  readonly visitor: JoiningPlayer;
  /** A certain room, a private room by its code, a new room, or any room of this release with a free seat. */
  readonly wish: // words: processes of a fleet exchange this field
    | { readonly kind: 'any' }
    /** A private room is found by its id only with an invitation, because ids appear in logs and codes do not. */
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
  /** All rooms of the creator's plan are rooms of this game, and every one is full. */
  | 'game_full'
  /** The creator's plan allows no more rooms, and all of them have players. */
  | 'rooms_limit_reached'
  /** The game failed while its room was opened, now or several times before. */
  | 'start_failed'
  /** A room has to be opened, which requires the turn. */
  | 'turn_needed';

export type SeatAnswer =
  | {
      readonly ok: true;
      readonly roomId: string;
      readonly roomName: string;
      readonly lobbyCode: string | null;
      /** The release that this room runs. It is older than the newest one when the room was opened before that. */
      readonly release: number;
      readonly engineVersion: string;
      /** The address of the WebSocket: a path on this origin, or a full address. */
      readonly url: string;
      /** Works once, within 30 seconds. Sent in the first message, never in an address. */
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
