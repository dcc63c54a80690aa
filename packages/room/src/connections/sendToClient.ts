import { addMessage, encodeServerMessage, type ServerMessage } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import type { Room } from '../state/Room.ts';

export function sendToClient(room: Room, client: Client, message: ServerMessage): void {
  addMessage(room.outbox, client.id, encodeServerMessage(message));
}
