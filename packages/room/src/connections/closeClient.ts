import { type CloseReasonId, closeReasons } from '@playloom/room-contract';
import { sendToClient } from './sendToClient.ts';
import type { Room } from '../state/Room.ts';
import type { Client } from '../state/Client.ts';

/** Removes a client for good: it is sent the reason, and its player leaves in the next tick. */
export function closeClient(
  room: Room,
  client: Client,
  id: CloseReasonId,
  text: string = closeReasons[id].text,
): void {
  endConnection(room, client, id, text);
  removeClient(room, client);
}

/** Sends the reason to a client and closes its connection. The seat is not affected. */
export function endConnection(
  room: Room,
  client: Client,
  id: CloseReasonId,
  text: string = closeReasons[id].text,
): void {
  if (client.awaySince === null) sendToClient(room, client, { kind: 'goodbye', id, text });
  const { code } = closeReasons[id];
  room.reports.push({ kind: 'close-client', room: room.plan.id, client: client.id, code, id });
}

/** Closes a client that sent something our own client never sends, and reports it. */
export function closeOffendingClient(room: Room, client: Client, id: CloseReasonId): void {
  room.reports.push({ kind: 'offence', room: room.plan.id, client: client.id, id });
  closeClient(room, client, id);
}

/** Frees the seat; the player leaves in the next tick. */
export function removeClient(room: Room, client: Client): void {
  room.clients.delete(client.id);
  if (client.hasJoined && client.player !== null) room.inputs.push({ kind: 'leave', player: client.player });
}
