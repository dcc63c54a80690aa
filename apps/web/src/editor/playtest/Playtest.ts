import type { EditorLocation, Store } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { PlaytestStage } from './PlaytestStage.ts';

/** Trying the draft out, in place. The room runs in a worker of this browser and speaks the server's wire. */
export interface Playtest {
  readonly state: Store<PlaytestState>;
  /** What the last seconds of the running game told, for the rules and the code on the screen. */
  readonly live: Store<LiveReading>;
  readonly console: Store<readonly ConsoleLine[]>;
  /** From the draft as it is. At a point of the map, when one is given. */
  start(options?: PlaytestStartOptions): void;
  /** Anew, as it was started, with the players there are, on lines as bad as theirs are now. */
  restart(): void;
  stop(): void;
  pause(): void;
  resume(): void;
  /** One tick forward or back, paused. */
  step(ticks: number): void;
  setSpeed(speed: number): void;
  /** Looks at an earlier tick, paused; `resume` then plays on from there. */
  seek(tick: number): void;
  addPlayer(): void;
  removePlayer(index: number): void;
  /** The delay is there and back, as people know it from other games. */
  setConnection(index: number, connection: { readonly delayMs: number; readonly lossPercent: number }): void;
  /** Entity whose values are read; null for none. */
  inspect(entity: number | null): void;
  clearConsole(): void;
  /** What the play-test's own view works with; tests of other parts have none. */
  readonly stage?: PlaytestStage;
}

export interface PlaytestStartOptions {
  readonly players?: number;
  readonly at?: { readonly x: number; readonly y: number };
  /** Changes what is played, not the draft: a type is tried as the players' unit. */
  readonly arrange?: (document: Json) => Json;
}

export type PlaytestState =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'starting' }
  /** The draft has problems that keep it from running, the first of them; or it ran until it broke. */
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly message: string;
      readonly place: EditorLocation | null;
    }
  | {
      readonly kind: 'running';
      readonly isPaused: boolean;
      readonly speed: number;
      readonly tick: number;
      /** The oldest and the newest tick that can be looked at. */
      readonly from: number;
      readonly to: number;
      readonly tickRate: number;
      readonly players: readonly PlaytestPlayer[];
      /** Null while everything that was edited since is in the running game; else why not, and what to do. */
      readonly stale: string | null;
    };

export interface PlaytestPlayer {
  /** Stays the same while others come and go. */
  readonly id: number;
  readonly name: string;
  readonly delayMs: number;
  readonly lossPercent: number;
}

export interface LiveReading {
  readonly tick: number;
  /** The last run of each rule that ran, by rule id. */
  readonly rules: ReadonlyMap<string, RuleRun>;
  readonly inspected: EntityReading | null;
}

export interface RuleRun {
  /** Tick of the last run, and how often it ran since the start. */
  readonly tick: number;
  readonly times: number;
  /** Lines of the last run with what they gave, by path inside the rule as the document has it (`do[0].then[1]`). */
  readonly lines: ReadonlyMap<string, LineRun>;
  /** Null unless it was stopped: where and why. */
  readonly failure: { readonly path: string; readonly text: string } | null;
}

export interface LineRun {
  /** As the game would write it: `Sky 2 → 3`, `yes`. */
  readonly text: string;
  readonly wasSkipped: boolean;
}

export interface EntityReading {
  readonly entity: number;
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  readonly values: readonly { readonly name: string; readonly text: string; readonly changed: boolean }[];
  /** What touched it in the last seconds, newest first. */
  readonly touches: readonly {
    readonly tick: number;
    readonly text: string;
    readonly place: EditorLocation | null;
  }[];
}

export interface ConsoleLine {
  readonly tick: number;
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
  /** Where it came from, to go there. */
  readonly place: EditorLocation | null;
}
