import type { DebugClient } from '@playloom/game-client';
import type { DraftGame } from '@playloom/draft';
import type { EntityId, Game } from '@playloom/game-format';
import type { ServerPose } from '@playloom/room';
import type { PlayClock } from './createPlayClock.ts';
import type { ConnectionQuality } from './createEmulatedConnection.ts';
import type { PlaytestStartOptions, PlaytestPlayer } from '../../../session/Playtest.ts';
import type { PlaytestCommand, PlaytestReport } from './playtestMessages.ts';
import type { WorkerWatcher } from './watchWorker.ts';

/** The part of a worker that a playtest uses. Tests implement it with a room in the same thread. */
export interface PlaytestWorker {
  postMessage(command: PlaytestCommand, transfer: Transferable[]): void;
  onmessage: ((event: { readonly data: PlaytestReport }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  terminate(): void;
}

/** One playtest from start to end. */
export interface PlaytestRun {
  readonly worker: PlaytestWorker;
  readonly options: PlaytestStartOptions;
  readonly clock: PlayClock;
  readonly watch: WorkerWatcher;
  /**
   * The game that clients receive; null until the room is open. Clients change it in place when the game
   * changes.
   */
  game: Game | null;
  players: readonly RunningPlayer[];
  /** The same players as plain data for the stores. The list is only replaced when something in it changes. */
  listed: readonly PlaytestPlayer[];
  nextPlayer: number;
  /** The next tick to show. The worker is still busy with the last one. */
  seekNext: number | null;
  isSeeking: boolean;
  /** Where the room has the players' units and the inspected entity. Clients may show them elsewhere. */
  serverPoses: ReadonlyMap<EntityId, ServerPose>;
  /** The last draft that was sent to the worker. */
  sentDraft: DraftGame;
  /**
   * Whether the worker is still checking the last edit. It checks the whole game each time, so further edits are
   * collected until it answers.
   */
  isSending: boolean;
  /** Whether tiles were painted since the start. They only take effect after a restart. */
  hasOtherTiles: boolean;
  stale: string | null;
  /** Stops watching the draft. */
  unwatch: () => void;
}

export interface RunningPlayer {
  readonly id: number;
  readonly name: string;
  connection: ConnectionQuality;
  client: DebugClient | null;
}
