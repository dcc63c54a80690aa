import type { ScriptHostFactory } from '@playloom/scripting';
import type { Room } from '../Room.ts';
import type { DebugReport, DebugRoomPlan } from './DebugRoom.ts';
import type { Door } from './Door.ts';
import type { Deed, History } from './History.ts';

/** A debug room from the inside. */
export interface DebugState {
  readonly plan: DebugRoomPlan;
  readonly door: Door;
  readonly factory: ScriptHostFactory | null;
  /** Another one after each jump in time: its clients are told everything anew. */
  room: Room;
  readonly history: History;
  /** What is done to the world before the next tick. */
  deeds: Deed[];
  /** Where the first player's unit is to be put, until it is there. */
  startAt: { readonly x: number; readonly y: number } | null;
  isPaused: boolean;
  /** It was looked back since time last ran: what was held then is held no more. */
  hasJumped: boolean;
  speed: number;
  /** When the next tick is due, in the clock's milliseconds. */
  dueAt: number;
  isLooping: boolean;
  nextTellAt: number;
  hasEnded: boolean;
}

export function tell({ plan }: DebugState, report: DebugReport): void {
  plan.onReport(report);
}
