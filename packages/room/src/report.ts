import { addMessage, encodeServerMessage, type ServerMessage, drainOutbox } from '@playloom/protocol';
import type { Client } from './clients/Client.ts';
import type { Room } from './Room.ts';
import type { RoomReport } from './worker/RoomReport.ts';

export function sendToClient(room: Room, client: Client, message: ServerMessage): void {
  addMessage(room.outbox, client.id, encodeServerMessage(message));
}

/** The reports since the last call. Encoded bytes go first: a goodbye must precede the close. */
export function drainRoomReports(room: Room): RoomReport[] {
  const { reports } = room;
  const batch = drainOutbox(room.outbox);
  if (batch === null && reports.length === 0) return reports;
  room.reports = [];
  return batch === null ? reports : [{ kind: 'sends', room: room.plan.id, ...batch }, ...reports];
}
