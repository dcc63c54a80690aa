import type { DebugClient } from '@playloom/game-client';
import type { DraftGame } from '@playloom/draft';
import type { EntityId, Game } from '@playloom/game-format';
import type { ServerPose } from '@playloom/room';
import type { PlayClock } from './createPlayClock.ts';
import type { ConnectionQuality } from './createTestConnection.ts';
import type { PlaytestStartOptions, PlaytestPlayer } from './Playtest.ts';
import type { PlaytestCommand, PlaytestReport } from './playtestMessages.ts';
import type { WorkerWatch } from './watchWorker.ts';

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
  readonly options: PlaytestStartOptions;
  readonly clock: PlayClock;
  readonly watch: WorkerWatch;
  /** What clients get of the game; null until the room is open. Clients change it in place when the game changes. */
  game: Game | null;
  players: readonly RunningPlayer[];
  /** The same as others see them; another list only when something of it is another. */
  listed: readonly PlaytestPlayer[];
  nextPlayer: number;
  /** A tick to look at next, while the worker still works on the one before. */
  seekNext: number | null;
  isSeeking: boolean;
  /** Where the room has units of people and what is inspected. */
  serverPoses: ReadonlyMap<EntityId, ServerPose>;
  /** What the worker has been told of the draft, part by part. */
  sentDraft: DraftGame;
  /** Until the worker has answered an edit, the next ones are gathered: it checks the whole game for each. */
  isSending: boolean;
  /** Tiles were painted since: those take a restart. */
  hasOtherTiles: boolean;
  stale: string | null;
  /** Ends listening to the draft. */
  unwatch: () => void;
}

export interface RunningPlayer {
  readonly id: number;
  readonly name: string;
  connection: ConnectionQuality;
  client: DebugClient | null;
}
