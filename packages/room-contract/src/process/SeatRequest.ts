import type { JoiningPlayer } from '../players/JoiningPlayer.ts';

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
  /** If false, no room is opened or woken, and the answer is `turn_needed` instead. */
  readonly mayOpen?: boolean;
  /** Whether rooms of this game may be asleep, so that the platform is asked before a room is opened. */
  readonly hasSleepingRooms?: boolean;
  /**
   * Friends who are about to follow the player into any room, with the player. A room with so many free seats is
   * preferred, or a new one; if there can be none, the player gets any room. Older processes ignore it.
   */
  readonly seatsWanted?: number;
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
  /** The players of the visitor's network already have all rooms that one network may open. */
  | 'network_rooms_limit'
  /** The game failed to start when its room was opened, now or several times before. */
  | 'start_failed'
  /** A room has to be opened. The caller must retry with `mayOpen`, and with the creator's lock (`hasTurn`). */
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
      /** The room was opened or woken for this player. */
      readonly isNew?: boolean;
    }
  | {
      readonly ok: false;
      readonly error: SeatProblem;
    };
