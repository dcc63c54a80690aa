import { addMessage, encodeServerMessage, type ServerMessage, takeSends } from '@playloom/protocol';
import type { Client } from './clients/Client.ts';
import type { Room } from './Room.ts';
import type { RoomReport } from './worker/RoomReport.ts';

export function sendMessage(room: Room, client: Client, message: ServerMessage): void {
  addMessage(room.outbox, client.id, encodeServerMessage(message));
}

/** What the room has to tell since it was last asked. What was encoded goes first: a goodbye comes before the close. */
export function takeReports(room: Room): RoomReport[] {
  const { reports } = room;
  const sends = takeSends(room.outbox);
  if (sends === null && reports.length === 0) return reports;
  room.reports = [];
  return sends === null ? reports : [{ kind: 'sends', room: room.plan.id, ...sends }, ...reports];
}
