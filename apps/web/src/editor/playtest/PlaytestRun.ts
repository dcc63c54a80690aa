import type { DebugClient } from '@playloom/game-client';
import type { DraftGame } from '@playloom/draft';
import type { EntityId, Game } from '@playloom/game-format';
import type { ServerPose } from '@playloom/room';
import type { PlayClock } from './createPlayClock.ts';
import type { ConnectionQuality } from './createTestConnection.ts';
import type { PlaytestStartOptions, PlaytestPlayer } from './Playtest.ts';
import type { PlaytestCommand, PlaytestReport } from './playtestMessages.ts';
import type { WorkerWatch } from './watchWorker.ts';

/** The part of a worker that is used; tests run a room in the same thread. */
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
  readonly watch: WorkerWatch;
  /**
   * The game that clients receive; null until the room is open. Clients change it in place when the game
   * changes.
   */
  game: Game | null;
  players: readonly RunningPlayer[];
  /** The same players for the stores; a new list only when something in it changed. */
  listed: readonly PlaytestPlayer[];
  nextPlayer: number;
  /** The tick to show next while the worker is busy with the last one. */
  seekNext: number | null;
  isSeeking: boolean;
  /** Positions of the players' units and the inspected entity in the room. */
  serverPoses: ReadonlyMap<EntityId, ServerPose>;
  /** The parts of the draft that the worker already has. */
  sentDraft: DraftGame;
  /**
   * Edits are collected until the worker has answered the last one, because it checks the whole game for
   * each.
   */
  isSending: boolean;
  /** Tiles were painted since the start, which needs a restart. */
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
