import type { CompiledGame, RuleTrace } from '@playloom/engine';
import type { EntityId, Game } from '@playloom/game-format';
import type { ScriptHostFactory } from '@playloom/scripting';
import type { Room } from '../state/Room.ts';
import type { DebugReport, DebugRoomSetup } from './DebugRoom.ts';
import type { TimelineTick, EntityChangeReading } from './DebugReading.ts';
import type { LocalGateway } from './LocalGateway.ts';
import type { DebugEdit, DebugHistory } from './DebugHistory.ts';

/** The internal state of a debug room. */
export interface DebugState {
  readonly plan: DebugRoomSetup;
  readonly gateway: LocalGateway;
  readonly factory: ScriptHostFactory | null;
  readonly trace: RuleTrace;
  /** The latest document received, even if it has problems. */
  document: unknown;
  /** Changed parts of the document that the running world doesn't use yet. */
  readonly pendingParts: Set<keyof Game>;
  /** The compiled game that the running world uses, or will use from its next tick. */
  game: CompiledGame;
  /** Replaced after each jump in time, so that everything is sent to the clients again. */
  room: Room;
  readonly history: DebugHistory;
  /** Edits to apply before the next tick. */
  edits: DebugEdit[];
  /** Where the first player's unit should appear; null once it has appeared. */
  startAt: { readonly x: number; readonly y: number } | null;
  isPaused: boolean;
  /**
   * Whether time has jumped since the game last ran. If so, keys that were held before the jump must be
   * released.
   */
  hasJumped: boolean;
  speed: number;
  /** When the next tick is due, in milliseconds of the clock. */
  dueAt: number;
  isLooping: boolean;
  nextReportAt: number;
  nextEntityListAt: number;
  inspected: EntityId | null;
  /** Name of the player whose camera follows the inspected entity; null for none. */
  follower: string | null;
  /** The errors that stopped rules, by rule id. */
  readonly failures: Map<string, { readonly tick: number; readonly path: string; readonly text: string }>;
  /** Recent damage and deaths, newest last. */
  contacts: (EntityChangeReading & { readonly entity: EntityId })[];
  /** Ticks that haven't been reported yet. */
  marks: TimelineTick[];
  /** Bytes sent since the last tick. */
  bytes: number;
  hasEnded: boolean;
}

export function sendDebugReport({ plan }: DebugState, report: DebugReport): void {
  plan.onReport(report);
}
