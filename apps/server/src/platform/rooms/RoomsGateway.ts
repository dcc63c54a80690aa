import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { RoomsProcessStats } from './RoomsProcessStats.ts';
import type { JoiningPlayer } from './JoiningPlayer.ts';

/** Calls from the web process to the rooms process, which may run on another machine. */
export interface RoomsGateway {
  /** Reserves a seat for a player. The answer contains the address and a one-time ticket. */
  reserveSeat(request: SeatRequest): Promise<SeatAnswer>;
  /** Runs the first moments of a game without players. Returns its problems, if it cannot start. */
  tryStart?(trial: StartTrialRequest): Promise<StartTrialResult>;
  /** Lists the public rooms of a game, fullest first. */
  listRooms(gameId: string): Promise<readonly RoomListingEntry[]>;
  /**
   * Finds a running public or private room. Returns null when it is closed. The result contains the room code, so it is
   * never sent to clients.
   */
  findRoom(roomId: string): Promise<FoundRoom | null>;
  /** Returns the number of players by game. */
  countPlayers(): Promise<ReadonlyMap<string, number>>;
  /** Reads a recording of the last minutes of a room, for replays. */
  readTape(roomId: string): Promise<Uint8Array | null>;
  /** Applies a moderation or account change to a user at once, in all rooms they are in. */
  enforce(order: EnforcementOrder): Promise<void>;
  /** Sends a community message to the rooms of the game, except the one it came from. */
  announce(gameId: string, message: CommunityMessage): Promise<void>;
  /** Closes all rooms of a game that was taken down. */
  closeRooms(gameId: string): Promise<void>;
  /** Passes an upgrade request for `/rooms/…` to the process that runs the rooms. */
  forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Reads figures for the operator. Undefined when this process has no rooms process. */
  readFigures?(): Promise<RoomsProcessStats | undefined>;
  /** Starts the rooms process before the first player joins. */
  start?(): void;
  /** Accepts no new players and waits until everyone has left. Call `close` to close the remaining rooms. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

export interface StartTrialRequest {
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
}

export interface StartTrialResult {
  /** Whether the game's thread did not respond and was terminated. */
  readonly isStuck: boolean;
  /** `place` is `script/file.ts:line` if it is known. */
  readonly problems: readonly { readonly place: string; readonly text: string }[];
}

export interface EnforcementOrder {
  readonly userId: string;
  /** Null for the rooms of all games. */
  readonly gameId: string | null;
  /**
   * `hide`: the user has a new list of users to hide. `allow-chat`: the user has set a birth date that allows them to
   * write, unless they are muted.
   */
  readonly kind: 'ban' | 'mute' | 'hide' | 'sign-out' | 'allow-chat';
  /** For a logout: the sessions that ended. */
  readonly sessions?: readonly string[];
  readonly hides?: readonly string[];
  /** For `allow-chat`: whether links and numbers are masked for this user. */
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
  /** Rooms in this region are preferred. Empty for any region. */
  readonly preferredRegion: string;
  /**
   * No room is opened if these games together already have `max` rooms; null for no limit. Opening a room requires the
   * creator's lock (`hasTurn`), because two parallel counts would both find a free slot.
   */
  readonly roomLimit?: {
    readonly max: number;
    readonly gameIds: readonly string[];
    readonly hasTurn: boolean;
  } | null;
  readonly visitor: JoiningPlayer;
  /** A specific room, a private room by its code, a new room, or any room of this release with a free seat. */
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
  /** The creator's plan allows no more rooms. All of them belong to this game and are full. */
  | 'game_full'
  /** The creator's plan allows no more rooms, and all of them have players. */
  | 'rooms_limit_reached'
  /** The game failed to start when its room was opened, now or several times before. */
  | 'start_failed'
  /** A room has to be opened. The caller must retry with the creator's lock (`hasTurn`). */
  | 'turn_needed';

export type SeatAnswer =
  | {
      readonly ok: true;
      readonly roomId: string;
      readonly roomName: string;
      readonly lobbyCode: string | null;
      /** The release that this room runs. A room that was opened before the newest release runs an older one. */
      readonly release: number;
      readonly engineVersion: string;
      /** The WebSocket address: a path on this origin, or a full URL. */
      readonly url: string;
      /** Works once, within 30 seconds. Clients send it in their first message, never in a URL. */
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
  /** The room code; null for public rooms. Never leaves the server. */
  readonly lobbyCode: string | null;
}

export interface WithRooms {
  rooms: RoomsGateway;
}
