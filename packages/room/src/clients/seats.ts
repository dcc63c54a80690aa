import { createBaseline } from '@playloom/protocol';
import { type ClientId, RESUME_SECONDS, type RoomMember } from '@playloom/room-contract';
import type { Room } from '../state/Room.ts';
import type { Client } from '../state/Client.ts';
import { closeClient, endConnection, removeClient } from '../connections/closeClient.ts';
import { sendWelcome } from './sendWelcome.ts';

/** Handles a lost connection. Unit, score and inventory stay for a while, and all keys are released. */
export function markDisconnected(room: Room, id: ClientId): void {
  const client = room.clients.get(id);
  if (client === undefined || client.awaySince !== null) return;
  client.awaySince = room.world.tick;
  client.controls = [];
  releaseControls(room, client);
}

/** Gives the seat of a lost connection to a new one. Returns false if that seat is gone. */
export function resumeSeat(room: Room, lost: ClientId, id: ClientId, resumeToken: string): boolean {
  const client = room.clients.get(lost);
  if (client === undefined) return false;
  // The old connection may be lost although no one has noticed yet.
  if (client.awaySince === null) endConnection(room, client, 'replaced');
  transferSeat(room, client, id, resumeToken);
  return true;
}

/**
 * Transfers a seat to another connection. Bytes encoded for the old one may not have arrived, so everything
 * is sent again.
 */
export function transferSeat(
  room: Room,
  from: Client,
  id: ClientId,
  resumeToken: string,
  member: RoomMember = from.member,
): void {
  room.clients.delete(from.id);
  const client: Client = {
    ...from,
    id,
    // Saved data was already loaded. Loading it again would undo all changes since then.
    member: { ...member, saved: from.member.saved },
    resumeToken,
    awaySince: null,
    baseline: createBaseline(),
    controls: [],
    waitingBytes: 0,
    slowSince: null,
  };
  room.clients.set(id, client);
  releaseControls(room, client);
  sendWelcome(room, client);
}

/** Removes a client that left for good, without reserving its seat. */
export function leaveRoom(room: Room, id: ClientId): void {
  const client = room.clients.get(id);
  if (client !== undefined) removeClient(room, client);
}

/** Frees seats whose reservation has expired. Their players leave the world. */
export function releaseExpiredSeats(room: Room): void {
  const { tick, game } = room.world;
  for (const client of room.clients.values()) {
    if (client.awaySince === null || tick - client.awaySince < RESUME_SECONDS * game.tickRate) continue;
    closeClient(room, client, 'left');
  }
}

/** Releases all keys of a player who can't do so. */
export function releaseControls(room: Room, { player }: Client): void {
  const controls = player === null ? undefined : room.world.players.get(player)?.controls;
  if (player === null || controls === undefined) return;
  const { mouseX, mouseY } = controls;
  room.inputs.push({ kind: 'controls', player, keys: [], mouseX, mouseY, stick: null });
}
