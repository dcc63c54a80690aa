import type { SavedChange, SavedData } from '@playloom/engine';
import type { OutboxBatch } from '@playloom/protocol';
import type { ClientId, Seat } from './RoomCommand.ts';

/** What a room tells the owner of the sockets. Bytes are transferred. */
export type RoomReport =
  | { readonly kind: 'opened'; readonly room: string; readonly tick: number }
  /** Why a game cannot start: what its scripts did, or what broke. Empty when it can. */
  | {
      readonly kind: 'rehearsed';
      readonly room: string;
      readonly problems: readonly StartProblem[];
      /** The engine could not be loaded: the game was not tried. */
      readonly isEngineFailure?: boolean;
    }
  /** Everything encoded in one step. Each is sent, or that client is closed: the room counts on it. */
  | ({ readonly kind: 'sends'; readonly room: string } & OutboxBatch)
  | {
      readonly kind: 'close-client';
      readonly room: string;
      readonly client: ClientId;
      readonly code: number;
      readonly id: string;
    }
  /** Once a second: it lives. Late ticks are told so that the operator sees overload. */
  | {
      readonly kind: 'heartbeat';
      readonly room: string;
      readonly tick: number;
      readonly players: number;
      readonly bots: number;
      readonly spectators: number;
      readonly latenessMs: number;
      /** What the room list shows of a running match. */
      readonly status: string;
    }
  | {
      readonly kind: 'keyframe';
      readonly room: string;
      readonly tick: number;
      readonly bytes: Uint8Array;
      readonly seats: readonly Seat[];
    }
  /** Written by the platform before it is believed; `sequence` counts up in a room, so nothing is written twice. */
  | {
      readonly kind: 'save';
      readonly room: string;
      readonly sequence: number;
      readonly userId: string;
      readonly changes: readonly SavedChange[];
      /** Purchases that reached the rules in the same tick: written down together, or not at all. */
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
  /** A player is to be asked whether to buy this; an `offer` command follows. */
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
      /** Of guests, for whom nobody else keeps it. */
      readonly saved?: SavedData;
    }
  | { readonly kind: 'tape'; readonly room: string; readonly request: number; readonly bytes: Uint8Array }
  /** For the creator: a stopped rule, a script's error or its printed line. */
  | {
      readonly kind: 'problem';
      readonly room: string;
      readonly level: 'log' | 'warn' | 'error';
      readonly id: string;
      readonly place: string;
      readonly text: string;
    }
  /** Sent away by people, not by the game: is not let in again for a while. */
  | { readonly kind: 'sent-away'; readonly room: string; readonly client: ClientId; readonly seconds: number }
  /** For everybody in the room to hear, by somebody with an account. */
  | { readonly kind: 'said'; readonly room: string; readonly userId: string; readonly text: string }
  /** For the operator: who was closed and why. */
  | { readonly kind: 'offence'; readonly room: string; readonly client: ClientId; readonly id: string }
  /** The last word of a room. `failure` is null when it was asked to end; else what broke, and its clients know nothing yet. */
  | {
      readonly kind: 'closed';
      readonly room: string;
      readonly failure: string | null;
      /** The engine could not be loaded: the game did nothing. */
      readonly isEngineFailure?: boolean;
    };

/** `place` is `script/file.ts:line`, as far as it is known. */
export interface StartProblem {
  readonly place: string;
  readonly text: string;
}
