import type { GoalProgress, SavedData, TokenBalances } from '@playloom/game-format';
import type { RoomMember } from '../players/RoomMember.ts';
import type { PackedInputs } from './PackedInputs.ts';

/** A connection, numbered by the owner of the sockets. A reconnecting player gets a new number. */
export type ClientId = number;

/** A command from the owner of the sockets to a room, over a `MessagePort`. Bytes are transferred. */
export type RoomCommand =
  | RoomOpenCommand
  /** Checks a game by playing its first second as fast as possible. A `rehearsed` report follows. */
  | StartTrialCommand
  /**
   * Admits a client whose ticket was verified. The token is sent in its `welcome`; only the owner of the
   * sockets can create one.
   */
  | {
      readonly kind: 'admit';
      readonly room: string;
      readonly client: ClientId;
      readonly visitor: RoomMember;
      readonly resumeToken: string;
    }
  /** A client lost its connection. Its seat stays reserved for a while. */
  | { readonly kind: 'drop'; readonly room: string; readonly client: ClientId }
  /** A client reconnected in time: `client` takes over the seat of `lost`. */
  | {
      readonly kind: 'resume';
      readonly room: string;
      readonly lost: ClientId;
      readonly client: ClientId;
      /** A new token, because the old one has been used. */
      readonly resumeToken: string;
    }
  /** The client left for good. */
  | { readonly kind: 'leave'; readonly room: string; readonly client: ClientId }
  | { readonly kind: 'message'; readonly room: string; readonly client: ClientId; readonly bytes: Uint8Array }
  /** Bytes waiting in the sockets, by client: clients with too many are skipped. */
  | {
      readonly kind: 'credit';
      readonly room: string;
      readonly waiting: readonly (readonly [ClientId, number])[];
    }
  | { readonly kind: 'saved'; readonly room: string; readonly userId: string; readonly saved: SavedData }
  /** The goals of another day, for a user who is in the room. Engines from before there were goals never get it. */
  | { readonly kind: 'goals'; readonly room: string; readonly userId: string; readonly goals: GoalProgress }
  /** The balances of the game's tokens in a user's wallets. */
  | {
      readonly kind: 'tokens';
      readonly room: string;
      readonly userId: string;
      readonly tokens: TokenBalances;
    }
  /** Requests a recording of the last minutes. A `tape` report follows. */
  | { readonly kind: 'tape'; readonly room: string; readonly request: number }
  /**
   * The platform granted the request of a `travel` report. The client is notified and connects to the other
   * map itself.
   */
  | {
      readonly kind: 'travel';
      readonly room: string;
      readonly client: ClientId;
      readonly gameSlug: string;
      readonly token: string;
    }
  /** The permission of a player to chat changed during play. */
  | {
      readonly kind: 'voice';
      readonly room: string;
      readonly client: ClientId;
      readonly canChat: boolean;
      /** Set once the platform has learned the player's age. */
      readonly isUnderAge?: boolean;
    }
  /** The users that a player has hidden have changed during play. */
  | {
      readonly kind: 'hides';
      readonly room: string;
      readonly client: ClientId;
      readonly hides: readonly string[];
    }
  | ({ readonly kind: 'community'; readonly room: string } & CommunityChatMessage)
  /**
   * The platform stored the offer that an `offer` report requested. The client's page shows it to the player.
   */
  | {
      readonly kind: 'offer';
      readonly room: string;
      readonly client: ClientId;
      readonly offer: string;
      readonly item: string;
      readonly price: number;
    }
  /**
   * A purchase that was paid but not delivered yet. Repeated until it is saved, but delivered to the world
   * only once.
   */
  | {
      readonly kind: 'purchase';
      readonly room: string;
      readonly userId: string;
      readonly purchase: string;
      readonly item: string;
    }
  | { readonly kind: 'notice'; readonly room: string; readonly id: string; readonly text: string }
  /**
   * Ends the room as it is, so that it can continue elsewhere. A keyframe and a `closed` report follow, and nobody
   * leaves.
   */
  | { readonly kind: 'suspend'; readonly room: string }
  /** Ends the room. Everything is saved, then a `closed` report follows. */
  | { readonly kind: 'close'; readonly room: string; readonly reason: string };

/** A message posted in the game's community. */
export interface CommunityChatMessage {
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  /** The text that is shown to minors. */
  readonly safeText: string;
}

export interface RoomOpenCommand {
  readonly kind: 'open';
  readonly room: string;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  /** The document of the release, as JSON text. */
  readonly document: string;
  readonly seed: number;
  /**
   * The offset of the room's ticks within a tick period, from 0 to 1. Rooms that all tick at the same moment
   * would wait for each other.
   */
  readonly phase: number;
  /**
   * The keyframe to continue from after a crash. If `scriptsOff` is not null, it is the reason why scripts
   * are switched off.
   */
  readonly keyframe: Uint8Array | null;
  readonly scriptsOff: string | null;
  /**
   * The last `sequence` reported before the crash, so that later saves get higher numbers; otherwise 0. With a
   * `replay`, the `sequence` of the keyframe.
   */
  readonly sequence: number;
  /**
   * Clients and players that were in the room when the keyframe was taken, or at the end of the `replay`, so
   * that no one is lost.
   */
  readonly seats: readonly Seat[];
  /** What happened after the keyframe, or since the start. Missing or null if that is not known. */
  readonly replay?: RoomReplay | null;
  /** Whether the room sends `journal` reports. */
  readonly isJournaled?: boolean;
}

/** The end of a room's journal, from which the room comes back exactly as it was. */
export interface RoomReplay {
  /** The last tick of the journal. */
  readonly tick: number;
  readonly inputs: readonly PackedInputs[];
}

export interface StartTrialCommand {
  readonly kind: 'rehearse';
  readonly room: string;
  readonly document: string;
}

export interface Seat {
  readonly client: ClientId;
  /** Null for spectators. */
  readonly player: number | null;
  readonly visitor: RoomMember;
  /** Whether the connection is lost and the seat is reserved. */
  readonly isAway: boolean;
  readonly resumeToken: string;
  /** Layer opacities that a rule set for this player. */
  readonly layerOpacities?: { readonly [layer: string]: number };
}
