import type { SavedData, TokenBalances } from '@playloom/engine';
import type { RoomMember } from '../RoomMember.ts';

/** A connection, numbered by whoever owns the sockets. A player who comes back gets a new one. */
export type ClientId = number;

/** What the owner of the sockets tells a room, over a `MessagePort`. Bytes are transferred. */
export type RoomCommand =
  | OpenRoom
  /** Plays the first moments of a game at once, for nobody; a `rehearsed` report answers. */
  | RehearseRoom
  /** A checked ticket: the client is in. The token goes into its `welcome`; only the owner of the sockets can make one. */
  | {
      readonly kind: 'admit';
      readonly room: string;
      readonly client: ClientId;
      readonly visitor: RoomMember;
      readonly resumeToken: string;
    }
  /** The connection is lost; the place is kept. */
  | { readonly kind: 'drop'; readonly room: string; readonly client: ClientId }
  /** Back within the time: `client` takes the place of `lost`. */
  | {
      readonly kind: 'resume';
      readonly room: string;
      readonly lost: ClientId;
      readonly client: ClientId;
      /** A new one: the old is used up. */
      readonly resumeToken: string;
    }
  /** Gone for good. */
  | { readonly kind: 'leave'; readonly room: string; readonly client: ClientId }
  | { readonly kind: 'message'; readonly room: string; readonly client: ClientId; readonly bytes: Uint8Array }
  /** Bytes that wait in each client's socket, by client: those with too many are not encoded for. */
  | {
      readonly kind: 'credit';
      readonly room: string;
      readonly waiting: readonly (readonly [ClientId, number])[];
    }
  | { readonly kind: 'saved'; readonly room: string; readonly userId: string; readonly saved: SavedData }
  /** What the wallets of a user hold of the game's tokens. */
  | {
      readonly kind: 'tokens';
      readonly room: string;
      readonly userId: string;
      readonly tokens: TokenBalances;
    }
  /** Ask for the last minutes; a `tape` report answers. */
  | { readonly kind: 'tape'; readonly room: string; readonly request: number }
  /** The platform opened the way that a `travel` report asked for: the client is told, and goes by itself. */
  | {
      readonly kind: 'travel';
      readonly room: string;
      readonly client: ClientId;
      readonly gameSlug: string;
      readonly token: string;
    }
  /** Whether somebody may write has changed while they play. */
  | {
      readonly kind: 'voice';
      readonly room: string;
      readonly client: ClientId;
      readonly canChat: boolean;
      /** Sent when the platform has learned the age of the player. */
      readonly isUnderAge?: boolean;
    }
  /** Whom somebody does not want to hear has changed while they play. */
  | {
      readonly kind: 'hides';
      readonly room: string;
      readonly client: ClientId;
      readonly hides: readonly string[];
    }
  | ({ readonly kind: 'community'; readonly room: string } & CommunityChatMessage)
  /** The platform keeps the offer that a report asked for: the client's page asks the player. */
  | {
      readonly kind: 'offer';
      readonly room: string;
      readonly client: ClientId;
      readonly offer: string;
      readonly item: string;
      readonly price: number;
    }
  /** Paid for and not handed over yet. Told again until it is written down; it reaches the world once. */
  | {
      readonly kind: 'purchase';
      readonly room: string;
      readonly userId: string;
      readonly purchase: string;
      readonly item: string;
    }
  | { readonly kind: 'notice'; readonly room: string; readonly id: string; readonly text: string }
  /** Ends the room: everything is written down, then `closed` is reported. */
  | { readonly kind: 'close'; readonly room: string; readonly reason: string };

/** What somebody said in the community around the game. */
export interface CommunityChatMessage {
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  /** For those under age. */
  readonly safeText: string;
}

export interface OpenRoom {
  readonly kind: 'open';
  readonly room: string;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  /** The document of the release, as JSON text. */
  readonly document: string;
  readonly seed: number;
  /** Where in the period of a tick its ticks begin, 0 to 1: rooms that all began at once would wait for each other. */
  readonly phase: number;
  /** Goes on from here after a crash; scripts are then off when `scriptsOff` says why. */
  readonly keyframe: Uint8Array | null;
  readonly scriptsOff: string | null;
  /** The last `sequence` that was reported before the crash, so that what is saved from now on counts as new; else 0. */
  readonly sequence: number;
  /** Clients and players that were in the room the keyframe was taken from, so that nobody is lost. */
  readonly seats: readonly Seat[];
}

export interface RehearseRoom {
  readonly kind: 'rehearse';
  readonly room: string;
  readonly document: string;
}

export interface Seat {
  readonly client: ClientId;
  /** Null for those who watch. */
  readonly player: number | null;
  readonly visitor: RoomMember;
  /** The connection is lost and the place is kept: its owner goes on counting, or drops it again. */
  readonly isAway: boolean;
  readonly resumeToken: string;
}
