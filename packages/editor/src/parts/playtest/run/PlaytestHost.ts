import type { Store } from '@playloom/editor-core';
import type { EntitySummary } from '@playloom/engine';
import type { TimelineTick } from '@playloom/room';
import type { TimeSource } from './createPlayClock.ts';
import type { ConsoleLine, LiveReading, PlaytestSource, PlaytestState } from '../../../session/Playtest.ts';
import type { PlaytestRun, PlaytestWorker, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from '../../../session/PlaytestStage.ts';

export interface PlaytestDependencies extends PlaytestSource {
  /** Starts the worker that runs the room. Tests replace it. */
  readonly createWorker?: () => PlaytestWorker;
  readonly time?: TimeSource;
}

/** Playtest state of one editor: the public stores, and the current run if there is one. */
export interface PlaytestHost {
  readonly dependencies: PlaytestDependencies;
  readonly state: Store<PlaytestState>;
  readonly live: Store<LiveReading>;
  readonly console: Store<readonly ConsoleLine[]>;
  readonly focus: Store<number>;
  readonly isPicking: Store<boolean>;
  readonly follower: Store<number | null>;
  readonly entities: Store<readonly EntitySummary[]>;
  readonly marks: Store<readonly TimelineTick[]>;
  readonly panes: Store<ReadonlyMap<number, PaneState>>;
  run: PlaytestRun | null;
}

export function findRunningPlayer({ run }: PlaytestHost, id: number): RunningPlayer | undefined {
  return run?.players.find((player) => player.id === id);
}
