import type { Editor, Store } from '@playloom/editor-core';
import type { EntitySummary } from '@playloom/engine';
import type { TickMark } from '@playloom/room';
import type { RealTime } from './createPlayClock.ts';
import type { ConsoleLine, LiveReading, PlaytestState } from './Playtest.ts';
import type { PlaytestRun, PlaytestWorker, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from './PlaytestStage.ts';

export interface PlaytestDependencies {
  readonly editor: Editor;
  readonly assetUrl: (file: string) => string;
  /** The page that becomes a panel when it is handed one's HTML. */
  readonly panelUrl: string;
  /** Where the room runs; a worker of this browser unless a test says otherwise. */
  readonly createWorker?: () => PlaytestWorker;
  readonly time?: RealTime;
}

/** Everything of one editor's play-testing: what others see of it, and the test that runs, if one does. */
export interface PlaytestHost {
  readonly dependencies: PlaytestDependencies;
  readonly state: Store<PlaytestState>;
  readonly live: Store<LiveReading>;
  readonly console: Store<readonly ConsoleLine[]>;
  readonly focus: Store<number>;
  readonly isPicking: Store<boolean>;
  readonly follower: Store<number | null>;
  readonly entities: Store<readonly EntitySummary[]>;
  readonly marks: Store<readonly TickMark[]>;
  readonly panes: Store<ReadonlyMap<number, PaneState>>;
  run: PlaytestRun | null;
}

export function findRunningPlayer({ run }: PlaytestHost, id: number): RunningPlayer | undefined {
  return run?.players.find((player) => player.id === id);
}
