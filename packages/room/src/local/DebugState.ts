import type { CompiledGame, RuleTrace } from '@playloom/engine';
import type { EntityId, Game } from '@playloom/game-format';
import type { ScriptHostFactory } from '@playloom/scripting';
import type { Room } from '../Room.ts';
import type { DebugReport, DebugRoomPlan } from './DebugRoom.ts';
import type { TickMark, TouchReading } from './DebugReading.ts';
import type { LocalGateway } from './LocalGateway.ts';
import type { DebugEdit, DebugHistory } from './DebugHistory.ts';

/** The internal state of a debug room. */
export interface DebugState {
  readonly plan: DebugRoomPlan;
  readonly gateway: LocalGateway;
  readonly factory: ScriptHostFactory | null;
  readonly trace: RuleTrace;
  /** The latest document received, including its problems. */
  document: unknown;
  /** Parts that were received since the running world last took any. */
  readonly pendingParts: Set<keyof Game>;
  /** The newest game that the running world uses, or will use from its next tick. */
  game: CompiledGame;
  /** Replaced after each jump in time, which makes it send everything to its clients again. */
  room: Room;
  readonly history: DebugHistory;
  /** Changes to the world before the next tick. */
  edits: DebugEdit[];
  /** Where the first player's unit should appear, until it has. */
  startAt: { readonly x: number; readonly y: number } | null;
  isPaused: boolean;
  /** Whether time has jumped since it last ran: keys held back then must be released. */
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
  /** Stopped rules, by rule id. */
  readonly failures: Map<string, { readonly tick: number; readonly path: string; readonly text: string }>;
  /** Damage and other contacts that no rule caused, newest last. */
  contacts: (TouchReading & { readonly entity: EntityId })[];
  /** Ticks that haven't been reported yet. */
  marks: TickMark[];
  /** Bytes sent since the last tick. */
  bytes: number;
  hasEnded: boolean;
}

export function sendDebugReport({ plan }: DebugState, report: DebugReport): void {
  plan.onReport(report);
}
