import { drainOutbox } from '@playloom/protocol';
import type { RoomReport } from '@playloom/room-contract';
import type { Room } from '../state/Room.ts';
import { takeJournalReport } from './takeJournalReport.ts';

/**
 * Returns the reports since the last call. Encoded messages come first: a client must get its goodbye before
 * it is closed. The journal comes before the reports that rely on it.
 */
export function drainRoomReports(room: Room): RoomReport[] {
  const { reports } = room;
  const batch = drainOutbox(room.outbox);
  const journal = takeJournalReport(room);
  if (batch === null && journal === null && reports.length === 0) return reports;
  room.reports = [];
  if (journal !== null) reports.unshift(journal);
  if (batch !== null) reports.unshift({ kind: 'sends', room: room.plan.id, ...batch });
  return reports;
}
