import type { CompiledGame, Input, ScriptHost, World } from '@playloom/engine';
import type { PlayerId } from '@playloom/game-format';
import type { Names, Outbox, RoomEncoder } from '@playloom/protocol';
import type { Client } from './clients/Client.ts';
import type { KickState } from './kick/KickState.ts';
import type { RoomTape } from './tape/RoomTape.ts';
import type { RoomEvent } from './view/RoomEvent.ts';
import type { Visibility } from './view/Visibility.ts';
import type { ClientId, Seat } from './worker/RoomCommand.ts';
import type { RoomReport } from './worker/RoomReport.ts';

export interface RoomPlan {
  /** Included in every report. */
  readonly id: string;
  readonly game: CompiledGame;
  readonly names: Names;
  readonly seed: number;
  readonly scripts: ScriptHost | null;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  /** The keyframe to continue from after a crash; null starts a new game. */
  readonly keyframe?: Uint8Array | null;
  /** Why the scripts are switched off from now on. */
  readonly scriptsOff?: string | null;
  readonly seats?: readonly Seat[];
  readonly sequence?: number;
}

/**
 * The clients of a game and what each one is sent. It has no sockets, timers or clock: its owner steps it and
 * transports its bytes.
 */
export interface Room {
  readonly plan: RoomPlan;
  readonly world: World;
  /** All clients with a seat, including disconnected ones, in the order they joined. */
  readonly clients: Map<ClientId, Client>;
  readonly encoder: RoomEncoder;
  readonly visibility: Visibility;
  readonly tape: RoomTape;
  /** Ticks between two snapshots. */
  readonly snapshotTicks: number;
  nextPlayer: PlayerId;
  /**
   * Ticks that the owner had no time for: `passed` were skipped, `due` are pending while messages are
   * received.
   */
  readonly late: { passed: number; due: number };
  /** The number of the last `save` or `leaderboard` report. */
  sequence: number;
  /** Inputs for the next tick, except controls. */
  inputs: Input[];
  /** Events since the last snapshot. */
  events: RoomEvent[];
  /** Last known names of players: a player who leaves is gone before the event is sent. */
  readonly playerNames: Map<PlayerId, string>;
  /** Accounts of players, including those who left in this tick: their data is saved last. */
  readonly userIds: Map<PlayerId, string>;
  /** Purchases that were handed to the world: each is handed over only once. */
  readonly purchases: Set<string>;
  readonly kickState: KickState;
  /** Messages and reports for the owner; bytes go first. They are appended to the encoder's own writer. */
  readonly outbox: Outbox;
  reports: RoomReport[];
}
