import type { DebugClient } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import type { PlayClock } from './createPlayClock.ts';
import type { LineQuality } from './createTestLine.ts';
import type { PlaytestCommand, PlaytestReport } from './PlaytestWord.ts';

/** What is used of a worker; tests bring a room in the same thread. */
export interface PlaytestWorker {
  postMessage(command: PlaytestCommand, transfer: Transferable[]): void;
  onmessage: ((event: { readonly data: PlaytestReport }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  terminate(): void;
}

/** One play-test from its start to its end. */
export interface PlaytestRun {
  readonly worker: PlaytestWorker;
  readonly clock: PlayClock;
  /** What clients get of the game; changed in place when the game changes. */
  readonly game: Game;
  players: readonly RunningPlayer[];
  nextPlayer: number;
  /** A tick to look at next, while the worker still works on the one before. */
  seekNext: number | null;
  isSeeking: boolean;
}

export interface RunningPlayer {
  readonly id: number;
  readonly name: string;
  line: LineQuality;
  client: DebugClient | null;
}
