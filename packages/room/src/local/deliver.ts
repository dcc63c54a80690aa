import { takeReports } from '../report.ts';
import { type DebugState, tell } from './DebugState.ts';
import { hearReport } from './Door.ts';

/** Brings everyone what the room has for them, and the creator what went wrong. */
export function deliver(state: DebugState): void {
  const { tick } = state.room.world;
  for (const report of takeReports(state.room)) {
    hearReport(state.door, report);
    if (report.kind === 'sends') state.bytes += report.bytes.length;
    if (report.kind !== 'problem') continue;
    const { level, id, place, text } = report;
    tell(state, { kind: 'line', tick, level, id, place, text });
  }
}
