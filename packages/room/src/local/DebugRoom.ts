import type { Transport } from '@playloom/protocol';
import type { Visitor } from '../Visitor.ts';
import type { LoadScripts, RoomWorkerClock } from '../worker/RoomWorker.ts';

export interface DebugRoomPlan {
  /** The document of the game, as JSON text. */
  readonly document: string;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScripts;
  readonly onReport: (report: DebugReport) => void;
}

/** A room in which time can be held, slowed down and turned back. Whoever plays in it notices only that. */
export interface DebugRoom {
  /** Connects someone; they say `hello` with any ticket. */
  connect(transport: Transport, visitor: Visitor): void;
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
  close(): void;
}

/** What whoever tries the game out is told. */
export type DebugReport =
  | { readonly kind: 'moment'; readonly moment: Moment }
  /** A stopped rule, a script's error or its printed line. */
  | {
      readonly kind: 'line';
      readonly tick: number;
      readonly level: 'log' | 'warn' | 'error';
      readonly id: string;
      readonly place: string;
      readonly text: string;
    }
  /** The room broke: an error of ours. */
  | { readonly kind: 'broke'; readonly text: string };

export interface Moment {
  readonly tick: number;
  /** The oldest and the newest tick that can be looked at. */
  readonly from: number;
  readonly to: number;
  readonly tickRate: number;
  readonly isPaused: boolean;
  readonly speed: number;
}
