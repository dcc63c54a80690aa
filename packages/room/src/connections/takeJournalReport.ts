import { isLastingReport, type RoomReport } from '@playloom/room-contract';
import { listSeats } from '../state/listSeats.ts';
import type { Room } from '../state/Room.ts';
import { hasSameSeats, isJournalDue, takeJournalInputs } from '../tape/RoomJournal.ts';

/** Returns the next `journal` report, if one is due or a waiting report must not leave the room before it. */
export function takeJournalReport(room: Room): RoomReport | null {
  const { journal, world, reports } = room;
  if (journal === null || (!isJournalDue(journal, world) && !reports.some(isLastingReport))) return null;
  const hasNewTicks = world.tick > journal.tick;
  const inputs = takeJournalInputs(journal, world, room.tape.head);
  const seats = listSeats(room);
  const isNew = !hasSameSeats(seats, journal.seats);
  if (!hasNewTicks && !isNew) return null;
  journal.seats = seats;
  return { kind: 'journal', room: room.plan.id, tick: world.tick, inputs, seats: isNew ? seats : null };
}
