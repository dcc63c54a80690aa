import type { SavedData } from '@playloom/engine';
import type { OutboxBatch } from '@playloom/protocol';
import type { SavedChange } from '@playloom/game-format';
import type { ClientId, Seat } from './RoomCommand.ts';

/** A report from a room to the owner of the sockets. Bytes are transferred. */
export type RoomReport =
  | { readonly kind: 'opened'; readonly room: string; readonly tick: number }
  /** Why a game can't start: problems of its scripts, or a crash. Empty if it can. */
  | {
      readonly kind: 'rehearsed';
      readonly room: string;
      readonly problems: readonly StartProblem[];
      /** The engine failed to load: the game was not tested. */
      readonly isEngineFailure?: boolean;
    }
  /**
   * Everything encoded in one step. Each message must be sent or its client closed: the room relies on it.
   */
  | ({ readonly kind: 'sends'; readonly room: string } & OutboxBatch)
  | {
      readonly kind: 'close-client';
      readonly room: string;
      readonly client: ClientId;
      readonly code: number;
      readonly id: string;
    }
  /** Once a second: the room is alive. Late ticks are included so that operators can see overload. */
  | {
      readonly kind: 'heartbeat';
      readonly room: string;
      readonly tick: number;
      readonly players: number;
      readonly bots: number;
      readonly spectators: number;
      readonly latenessMs: number;
      /** The status of the match in the room list. */
      readonly status: string;
    }
  | {
      readonly kind: 'keyframe';
      readonly room: string;
      readonly tick: number;
      readonly bytes: Uint8Array;
      readonly seats: readonly Seat[];
    }
  /**
   * Only counts once the platform has saved it; `sequence` increases within a room, so nothing is saved
   * twice.
   */
  | {
      readonly kind: 'save';
      readonly room: string;
      readonly sequence: number;
      readonly userId: string;
      readonly changes: readonly SavedChange[];
      /** Purchases that reached the rules in the same tick: saved together, or not at all. */
      readonly purchases?: readonly string[];
    }
  | {
      readonly kind: 'leaderboard';
      readonly room: string;
      readonly sequence: number;
      readonly userId: string;
      readonly name: string;
      readonly leaderboard: string;
      readonly score: number;
      readonly order: 'highest' | 'lowest';
    }
  /** Asks the platform to offer an item to a player; an `offer` command follows. */
  | {
      readonly kind: 'offer';
      readonly room: string;
      readonly client: ClientId;
      readonly userId: string;
      readonly item: string;
      readonly price: number;
    }
  | {
      readonly kind: 'travel';
      readonly room: string;
      readonly client: ClientId;
      readonly map: string;
      /** For guests, whose data is not stored anywhere else. */
      readonly saved?: SavedData;
    }
  | { readonly kind: 'tape'; readonly room: string; readonly request: number; readonly bytes: Uint8Array }
  /** For the creator: a stopped rule, an error in a script, or a line it printed. */
  | {
      readonly kind: 'problem';
      readonly room: string;
      readonly level: 'log' | 'warn' | 'error';
      readonly id: string;
      readonly place: string;
      readonly text: string;
    }
  /** Kicked by other players, not by the game: can't rejoin for a while. */
  | { readonly kind: 'sent-away'; readonly room: string; readonly client: ClientId; readonly seconds: number }
  /** A message to everyone in the room, from a user with an account. */
  | { readonly kind: 'said'; readonly room: string; readonly userId: string; readonly text: string }
  /** For operators: which client was closed and why. */
  | { readonly kind: 'offence'; readonly room: string; readonly client: ClientId; readonly id: string }
  /**
   * The last report of a room. `failure` is null if the room was asked to end; otherwise it is the error, and
   * its clients haven't been notified yet.
   */
  | {
      readonly kind: 'closed';
      readonly room: string;
      readonly failure: string | null;
      /** The engine failed to load: the game is not the cause. */
      readonly isEngineFailure?: boolean;
    };

/** `place` is `script/file.ts:line`, as far as known. */
export interface StartProblem {
  readonly place: string;
  readonly text: string;
}
