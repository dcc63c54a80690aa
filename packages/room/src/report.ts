import { encodeServerMessage, type ServerMessage } from '@playloom/protocol';
import type { Client } from './clients/Client.ts';
import type { Room } from './Room.ts';
import type { RoomReport } from './worker/RoomReport.ts';

export function sendMessage(room: Room, client: Client, message: ServerMessage): void {
  room.sends.push([client.id, encodeServerMessage(message)]);
}

/** What the room has to tell since it was last asked. What was encoded goes first: a goodbye comes before the close. */
export function takeReports(room: Room): RoomReport[] {
  const { sends, reports } = room;
  if (sends.length === 0) {
    room.reports = [];
    return reports;
  }
  room.sends = [];
  room.reports = [];
  return [{ kind: 'sends', room: room.plan.id, sends }, ...reports];
}
