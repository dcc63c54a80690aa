import type { CompiledGame, Input, ScriptHost, World } from '@playloom/engine';
import type { PlayerId } from '@playloom/game-format';
import type { WireNames, Outbox, RoomEncoder } from '@playloom/protocol';
import type { ClientId, RoomOpenCommand, RoomReport } from '@playloom/room-contract';
import type { Client } from './Client.ts';
import type { KickState } from './KickState.ts';
import type { RoomJournal } from '../tape/RoomJournal.ts';
import type { RoomTape } from '../tape/RoomTape.ts';
import type { RoomEvent } from './RoomEvent.ts';
import type { VisibilityBuffers } from '../buffers/VisibilityBuffers.ts';

/** What an `open` command asks for, with the compiled game. */
export interface RoomSetup
  extends
    Pick<RoomOpenCommand, 'seed' | 'roomName' | 'lobbyCode'>,
    Partial<
      Pick<RoomOpenCommand, 'keyframe' | 'scriptsOff' | 'seats' | 'sequence' | 'replay' | 'isJournaled'>
    > {
  /** The id of the room, which is included in every report. */
  readonly id: string;
  readonly game: CompiledGame;
  readonly names: WireNames;
  readonly scripts: ScriptHost | null;
}

/**
 * A running game with its clients. It has no sockets, timers or clock: its owner steps it tick by tick and
 * delivers its messages.
 */
export interface Room {
  readonly plan: RoomSetup;
  readonly world: World;
  /** All clients with a seat, including disconnected ones, in the order they joined. */
  readonly clients: Map<ClientId, Client>;
  readonly encoder: RoomEncoder;
  readonly visibility: VisibilityBuffers;
  readonly tape: RoomTape;
  /** Null if the owner does not store what happens. */
  journal: RoomJournal | null;
  /** Ticks between two snapshots. */
  readonly snapshotTicks: number;
  nextPlayer: PlayerId;
  /**
   * Ticks that are late because the owner was busy: `passed` were skipped, `due` are still pending while
   * messages are received.
   */
  readonly late: { passed: number; due: number };
  /** The number of the last `save` or `leaderboard` report. */
  sequence: number;
  /** Inputs for the next tick, except controls. */
  inputs: Input[];
  /** Events since the last snapshot. */
  events: RoomEvent[];
  /**
   * The last known names of players. Events about a player who left are sent after the player is gone from
   * the world.
   */
  readonly playerNames: Map<PlayerId, string>;
  /**
   * User ids of players with an account, including those who left in this tick, whose data still has to be
   * saved.
   */
  readonly userIds: Map<PlayerId, string>;
  /** Purchases that were delivered to the world. Each is delivered only once. */
  readonly purchases: Set<string>;
  readonly kickState: KickState;
  /**
   * Messages to clients and reports to the owner, which gets the messages first. The outbox shares the
   * encoder's output buffer.
   */
  readonly outbox: Outbox;
  reports: RoomReport[];
}
