import { drainRoomReports } from '../connections/drainRoomReports.ts';
import { type DebugState, sendDebugReport } from './DebugState.ts';
import { deliverRoomReport } from './LocalGateway.ts';

/** Delivers the room's messages to its players, and problems to the creator. */
export function deliverDebugReports(state: DebugState): void {
  const { tick } = state.room.world;
  for (const report of drainRoomReports(state.room)) {
    deliverRoomReport(state.gateway, report);
    if (report.kind === 'sends') state.bytes += report.bytes.length;
    if (report.kind !== 'problem') continue;
    const { level, id, place, text } = report;
    sendDebugReport(state, { kind: 'line', tick, level, id, place, text });
  }
}
