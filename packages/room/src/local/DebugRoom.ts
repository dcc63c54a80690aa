import type { EntityId, Game } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import type { RoomMember } from '@playloom/room-contract';
import type { DebugReading, TimelineTick, ServerPose } from './DebugReading.ts';
import type { LoadScriptHostFactory, RoomWorkerClock } from '../worker/RoomWorker.ts';

export interface DebugRoomSetup {
  /** The game's document, as JSON data. */
  readonly document: unknown;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScriptHostFactory;
  readonly onReport: (report: DebugReport) => void;
}

/**
 * A room in which time can be paused, slowed down and rewound. To its players it is otherwise an ordinary
 * room.
 */
export interface DebugRoom {
  /** Connects a player, who sends `hello` with any ticket. */
  connect(transport: Transport, visitor: RoomMember): void;
  pause(): void;
  /** Continues from the current moment; everything after it is discarded. */
  resume(): void;
  setSpeed(speed: number): void;
  /** Pauses and moves this many ticks forward or back. */
  step(ticks: number): void;
  /** Pauses and shows this tick. */
  seek(tick: number): void;
  /** Sets the position at which the first unit of the first player appears. */
  startAt(x: number, y: number): void;
  /** Sets the entity whose values are read; null for none. */
  inspect(entity: EntityId | null): void;
  /** Makes the camera of the player with this name follow the inspected entity; null stops following. */
  follow(name: string | null): void;
  /**
   * Replaces parts of the document, by name; map layers sent without tiles keep theirs. If possible, the
   * running game continues with them from the next tick; a `changed` report follows.
   */
  change(parts: { readonly [part: string]: unknown }): void;
  /** Returns the game in the form that clients get. */
  projectGame(): Game;
  close(): void;
}

/** Reports to the creator who is playtesting. */
export type DebugReport =
  | { readonly kind: 'moment'; readonly moment: PlaybackState }
  /** A stopped rule, an error in a script, or a line it printed. */
  | {
      readonly kind: 'line';
      readonly tick: number;
      readonly level: 'log' | 'warn' | 'error';
      readonly id: string;
      readonly place: string;
      readonly text: string;
    }
  | { readonly kind: 'reading'; readonly reading: DebugReading }
  /** The ticks played since the last report. */
  | { readonly kind: 'marks'; readonly marks: readonly TimelineTick[] }
  | { readonly kind: 'truth'; readonly poses: readonly ServerPose[] }
  /**
   * `stale` is the reason why the running game doesn't include an edit; null if it does. `game` has the
   * changed parts in the form that clients get.
   */
  | { readonly kind: 'changed'; readonly stale: string | null; readonly game: Partial<Game> }
  /** The room crashed: a bug in Playloom. */
  | { readonly kind: 'broke'; readonly text: string };

export interface PlaybackState {
  readonly tick: number;
  /** The oldest and the newest tick that can be shown. */
  readonly from: number;
  readonly to: number;
  readonly tickRate: number;
  readonly isPaused: boolean;
  readonly speed: number;
}
