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
  /** Stands in every report. */
  readonly id: string;
  readonly game: CompiledGame;
  readonly names: Names;
  readonly seed: number;
  readonly scripts: ScriptHost | null;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  /** To go on from after a crash; null starts anew. */
  readonly keyframe?: Uint8Array | null;
  /** Why the scripts stay off from now on. */
  readonly scriptsOff?: string | null;
  readonly seats?: readonly Seat[];
  readonly sequence?: number;
}

/** Who is in a game and what each is told. No socket, no timer, no clock: its owner steps it and carries its bytes. */
export interface Room {
  readonly plan: RoomPlan;
  readonly world: World;
  /** Everyone with a place, also those whose connection is lost; in the order of coming. */
  readonly clients: Map<ClientId, Client>;
  readonly encoder: RoomEncoder;
  readonly visibility: Visibility;
  readonly tape: RoomTape;
  /** Ticks from one snapshot to the next. */
  readonly snapshotTicks: number;
  nextPlayer: PlayerId;
  /** Ticks for which its owner had no time: passed over, and those that are due while it hears what was said. */
  readonly late: { passed: number; due: number };
  /** Of the last `save` or `leaderboard` report. */
  sequence: number;
  /** What takes effect in the next tick, controls apart. */
  inputs: Input[];
  /** What happened since the last snapshot. */
  events: RoomEvent[];
  /** Names of players as they were told last: who leaves is gone before it is told. */
  readonly playerNames: Map<PlayerId, string>;
  /** Accounts of players, also of those who left in this tick: their data is written last. */
  readonly userIds: Map<PlayerId, string>;
  /** Purchases that were given to the world: each is given once. */
  readonly purchases: Set<string>;
  readonly kickState: KickState;
  /** What its owner is told next; bytes go first. They are written where the encoder writes. */
  readonly outbox: Outbox;
  reports: RoomReport[];
}
