import { drainOutbox } from '@playloom/protocol';
import type { RoomReport } from '@playloom/room-contract';
import type { Room } from '../state/Room.ts';

/**
 * Returns the reports since the last call. Encoded messages come first: a client must get its goodbye before
 * it is closed.
 */
export function drainRoomReports(room: Room): RoomReport[] {
  const { reports } = room;
  const batch = drainOutbox(room.outbox);
  if (batch === null && reports.length === 0) return reports;
  room.reports = [];
  return batch === null ? reports : [{ kind: 'sends', room: room.plan.id, ...batch }, ...reports];
}
