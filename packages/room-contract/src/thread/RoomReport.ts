import type { OutboxBatch } from '@playloom/protocol';
import type { AchievementReport, SavedChange, SavedData } from '@playloom/game-format';
import type { PackedInputs } from './PackedInputs.ts';
import type { ClientId, Seat } from './RoomCommand.ts';

/** A report from a room to the owner of the sockets. Bytes are transferred. */
export type RoomReport =
  | {
      readonly kind: 'opened';
      readonly room: string;
      readonly tick: number;
      /** The hash of the world after a replay, so that others can check it. */
      readonly hash?: string;
    }
  /**
   * The problems that prevent a game from starting, such as script errors or a crash. Empty if it can start.
   */
  | {
      readonly kind: 'rehearsed';
      readonly room: string;
      readonly problems: readonly StartProblem[];
      /** Whether the engine failed to load, so that the game was not tested. */
      readonly isEngineFailure?: boolean;
    }
  /**
   * All messages encoded in one step. Each must be sent or its client closed, because the room assumes that
   * it arrives.
   */
  | ({ readonly kind: 'sends'; readonly room: string } & OutboxBatch)
  | {
      readonly kind: 'close-client';
      readonly room: string;
      readonly client: ClientId;
      readonly code: number;
      readonly id: string;
    }
  /**
   * Sent once a second to show that the room is alive. Includes how late ticks were, so that operators can
   * see overload.
   */
  | {
      readonly kind: 'heartbeat';
      readonly room: string;
      readonly tick: number;
      readonly players: number;
      readonly bots: number;
      readonly spectators: number;
      readonly latenessMs: number;
      /** Ticks since the last one, and those that started more than a tick period late. Missing in older engines. */
      readonly ticks?: number;
      readonly lateTicks?: number;
      /** How long its code ran since then. Missing in older engines. */
      readonly busyMs?: number;
      /** The match status that the room list shows. */
      readonly status: string;
    }
  | {
      readonly kind: 'keyframe';
      readonly room: string;
      readonly tick: number;
      readonly bytes: Uint8Array;
      readonly seats: readonly Seat[];
      /** The number of the last `save` or `leaderboard` report before the keyframe. */
      readonly sequence: number;
    }
  /**
   * Everything that reached the world since the last `journal` report, up to and including `tick`. With the
   * keyframe before it, the room can be brought back after a crash. It comes before the reports of the same
   * ticks that leave the room for good, such as saves.
   */
  | {
      readonly kind: 'journal';
      readonly room: string;
      readonly tick: number;
      readonly inputs: PackedInputs | null;
      /** Everyone with a seat, if that has changed; otherwise null. */
      readonly seats: readonly Seat[] | null;
    }
  /**
   * Data to save. It is safe only once the platform has stored it. `sequence` increases within a room, so
   * that nothing is saved twice.
   */
  | {
      readonly kind: 'save';
      readonly room: string;
      readonly sequence: number;
      readonly userId: string;
      readonly changes: readonly SavedChange[];
      /**
       * Purchases that were delivered to the rules in the same tick. They are saved together with the
       * changes, or not at all.
       */
      readonly purchases?: readonly string[];
      /** Progress with achievements. Missing if there is none, and in older engines. */
      readonly progress?: AchievementReport;
    }
  | ({ readonly kind: 'leaderboard'; readonly room: string; readonly name: string } & ReportedScore)
  /** Asks the platform to offer an item to a player; an `offer` command follows. */
  | ({ readonly kind: 'offer'; readonly room: string; readonly client: ClientId } & RequestedOffer)
  | {
      readonly kind: 'travel';
      readonly room: string;
      readonly client: ClientId;
      readonly map: string;
      /** The saved data of a guest, which is not stored anywhere else. */
      readonly saved?: SavedData;
    }
  | { readonly kind: 'tape'; readonly room: string; readonly request: number; readonly bytes: Uint8Array }
  /**
   * Something to show to the creator: a stopped rule, an error in a script, or a line that a script printed.
   */
  | ({ readonly kind: 'problem'; readonly room: string } & ReportedProblem)
  /** A player was kicked by other players, not by the game, and can't rejoin for a while. */
  | { readonly kind: 'sent-away'; readonly room: string; readonly client: ClientId; readonly seconds: number }
  /** A chat message to everyone in the room, from a user with an account. */
  | { readonly kind: 'said'; readonly room: string; readonly userId: string; readonly text: string }
  /** Informs operators that a client was closed for breaking the protocol or its limits. */
  | { readonly kind: 'offence'; readonly room: string; readonly client: ClientId; readonly id: string }
  /**
   * The last report of a room. `failure` is null if the room was asked to end; otherwise it is the error, and
   * its clients haven't been notified yet.
   */
  | {
      readonly kind: 'closed';
      readonly room: string;
      readonly failure: string | null;
      /** Whether the engine failed to load, so that the game is not the cause. */
      readonly isEngineFailure?: boolean;
    };

/** A score for a leaderboard. `sequence` is unique in the room, so that it is not written twice. */
export interface ReportedScore {
  readonly sequence: number;
  readonly userId: string;
  readonly leaderboard: string;
  readonly score: number;
  readonly order: 'highest' | 'lowest';
}

/** An item that rules offer to a player for coins. */
export interface RequestedOffer {
  readonly userId: string;
  readonly item: string;
  readonly price: number;
}

export interface ReportedProblem {
  readonly level: 'log' | 'warn' | 'error';
  readonly id: string;
  readonly place: string;
  readonly text: string;
}

/** `place` is `script/file.ts:line`, or as much of it as is known. */
export interface StartProblem {
  readonly place: string;
  readonly text: string;
}
