import type { Editor, EditorLocation, Store } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { PlaytestStage } from './PlaytestStage.ts';

/**
 * The playtest of the draft. Its room runs in a worker of this browser and uses the same protocol as the
 * server.
 */
export interface Playtest {
  readonly state: Store<PlaytestState>;
  /** Recent activity of the running game. The rules and the code on the screen show it. */
  readonly live: Store<LiveReading>;
  readonly console: Store<readonly ConsoleLine[]>;
  /** Starts a playtest of the current draft, at a point on the map if one is given. */
  start(options?: PlaytestStartOptions): void;
  /** Restarts with the same players and connection settings. */
  restart(): void;
  stop(): void;
  pause(): void;
  resume(): void;
  /** Moves this many ticks forward, or back if negative, while paused. */
  step(ticks: number): void;
  setSpeed(speed: number): void;
  /** Shows an earlier tick while paused; `resume` then continues from there. */
  seek(tick: number): void;
  addPlayer(): void;
  removePlayer(index: number): void;
  /** The latency is the round-trip time. */
  setConnection(index: number, connection: { readonly delayMs: number; readonly lossPercent: number }): void;
  /** Selects the entity whose values are read; null for none. */
  inspect(entity: number | null): void;
  clearConsole(): void;
  /** State of the playtest view. Undefined in tests of other parts of the editor. */
  readonly stage?: PlaytestStage;
}

/** What a playtest runs: the draft and its files. */
export interface PlaytestSource {
  readonly editor: Editor;
  readonly assetUrl: (file: string) => string;
  /** The URL of the page that shows a panel once it receives the panel's HTML. */
  readonly panelUrl: string;
}

export interface PlaytestStartOptions {
  readonly players?: number;
  readonly at?: { readonly x: number; readonly y: number };
  /** Changes the game for this playtest without changing the draft, for example to try a type as the players' unit. */
  readonly arrange?: (document: Json) => Json;
}

export type PlaytestState =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'starting' }
  /** Describes the first problem that keeps the draft from running, or the error that ended the playtest. */
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
      /** The oldest and the newest tick that can be shown. */
      readonly from: number;
      readonly to: number;
      readonly tickRate: number;
      readonly players: readonly PlaytestPlayer[];
      /** Null if the running game has all edits. Otherwise a message about which edits are missing and what to do. */
      readonly stale: string | null;
    };

export interface PlaytestPlayer {
  /** Doesn't change when other players join or leave. */
  readonly id: number;
  readonly name: string;
  readonly delayMs: number;
  readonly lossPercent: number;
}

export interface LiveReading {
  readonly tick: number;
  /** The last run of each rule, by rule id. Contains only rules that have run. */
  readonly rules: ReadonlyMap<string, RuleRun>;
  readonly inspected: EntityReading | null;
}

export interface RuleRun {
  /** Tick of the last run, and the number of runs since the start. */
  readonly tick: number;
  readonly times: number;
  /** Lines of the last run with their values, by their path inside the rule, such as `do[0].then[1]`. */
  readonly lines: ReadonlyMap<string, LineRun>;
  /** Where and why the rule was stopped; null if it was not. */
  readonly failure: { readonly path: string; readonly text: string } | null;
}

export interface LineRun {
  /** The value, formatted for display: `Sky 2 → 3`, `yes`. */
  readonly text: string;
  readonly wasSkipped: boolean;
}

export interface EntityReading {
  readonly entity: number;
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  readonly values: readonly { readonly name: string; readonly text: string; readonly changed: boolean }[];
  /** What changed the entity in the last seconds, newest first. */
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
  /** The location that caused the entry. A click opens it. Null if it is unknown. */
  readonly place: EditorLocation | null;
}
