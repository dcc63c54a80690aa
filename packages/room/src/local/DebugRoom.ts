import type { EntityId, Game } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import type { RoomMember } from '../RoomMember.ts';
import type { DebugReading, TickMark, ServerPose } from './DebugReading.ts';
import type { LoadScripts, RoomWorkerClock } from '../worker/RoomWorker.ts';

export interface DebugRoomPlan {
  /** The document of the game, as JSON data. */
  readonly document: unknown;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScripts;
  readonly onReport: (report: DebugReport) => void;
}

/** A room in which time can be held, slowed down and turned back. Whoever plays in it notices only that. */
export interface DebugRoom {
  /** Connects someone; they say `hello` with any ticket. */
  connect(transport: Transport, visitor: RoomMember): void;
  pause(): void;
  /** From the moment that is looked at; what came after it did not happen. */
  resume(): void;
  setSpeed(speed: number): void;
  /** So many ticks forward or back, paused. */
  step(ticks: number): void;
  /** Looks at a tick, paused. */
  seek(tick: number): void;
  /** The first unit of the first player to come appears there. */
  startAt(x: number, y: number): void;
  /** The thing whose values are read; null for none. */
  inspect(entity: EntityId | null): void;
  /** The screen of whoever has this name stays with what is inspected; null ends that. */
  follow(name: string | null): void;
  /**
   * Parts of the document that are others now, by name; layers of the map without their tiles keep those they
   * have. Where that is sound the running game goes on with them from the next tick; a `changed` report answers.
   */
  change(parts: { readonly [part: string]: unknown }): void;
  /** What clients get of the game. */
  projectGame(): Game;
  close(): void;
}

/** What whoever tries the game out is told. */
export type DebugReport =
  | { readonly kind: 'moment'; readonly moment: PlaybackState }
  /** A stopped rule, a script's error or its printed line. */
  | {
      readonly kind: 'line';
      readonly tick: number;
      readonly level: 'log' | 'warn' | 'error';
      readonly id: string;
      readonly place: string;
      readonly text: string;
    }
  | { readonly kind: 'reading'; readonly reading: DebugReading }
  /** New ticks since the last report. */
  | { readonly kind: 'marks'; readonly marks: readonly TickMark[] }
  | { readonly kind: 'truth'; readonly poses: readonly ServerPose[] }
  /** `stale` says why the running game does not have an edit; null when it has. `game` is what clients get of it. */
  | { readonly kind: 'changed'; readonly stale: string | null; readonly game: Partial<Game> }
  /** The room broke: an error of ours. */
  | { readonly kind: 'broke'; readonly text: string };

export interface PlaybackState {
  readonly tick: number;
  /** The oldest and the newest tick that can be looked at. */
  readonly from: number;
  readonly to: number;
  readonly tickRate: number;
  readonly isPaused: boolean;
  readonly speed: number;
}
