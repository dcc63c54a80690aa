import type { CompiledGame, RuleTrace } from '@playloom/engine';
import type { EntityId, Game } from '@playloom/game-format';
import type { ScriptHostFactory } from '@playloom/scripting';
import type { Room } from '../Room.ts';
import type { DebugReport, DebugRoomPlan } from './DebugRoom.ts';
import type { TickMark, TouchReading } from './DebugReading.ts';
import type { LocalGateway } from './LocalGateway.ts';
import type { DebugEdit, DebugHistory } from './DebugHistory.ts';

/** A debug room from the inside. */
export interface DebugState {
  readonly plan: DebugRoomPlan;
  readonly gateway: LocalGateway;
  readonly factory: ScriptHostFactory | null;
  readonly trace: RuleTrace;
  /** The document as it was told last, problems and all. */
  document: unknown;
  /** Parts of it that were told since the running world last took any. */
  readonly pendingParts: Set<keyof Game>;
  /** The newest game that the running world goes on with, or will with its next tick. */
  game: CompiledGame;
  /** Another one after each jump in time: its clients are told everything anew. */
  room: Room;
  readonly history: DebugHistory;
  /** What is done to the world before the next tick. */
  edits: DebugEdit[];
  /** Where the first player's unit is to be put, until it is there. */
  startAt: { readonly x: number; readonly y: number } | null;
  isPaused: boolean;
  /** It was looked back since time last ran: what was held then is held no more. */
  hasJumped: boolean;
  speed: number;
  /** When the next tick is due, in the clock's milliseconds. */
  dueAt: number;
  isLooping: boolean;
  nextReportAt: number;
  nextEntityListAt: number;
  inspected: EntityId | null;
  /** Who looks at what is inspected, by name; null for nobody. */
  follower: string | null;
  /** Rules that were stopped, by rule. */
  readonly failures: Map<string, { readonly tick: number; readonly path: string; readonly text: string }>;
  /** Blows and the like, which no rule dealt: newest last. */
  contacts: (TouchReading & { readonly entity: EntityId })[];
  /** Ticks that were not reported yet. */
  marks: TickMark[];
  /** Sent since the last tick. */
  bytes: number;
  hasEnded: boolean;
}

export function sendDebugReport({ plan }: DebugState, report: DebugReport): void {
  plan.onReport(report);
}
