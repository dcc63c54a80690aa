import { CREDIT_BYTES_MAX, type ClientId, WAITING_BYTES_MAX } from '@playloom/room-contract';
import { SLOW_SECONDS_MAX } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';
import type { Client } from '../state/Client.ts';
import { endConnection } from '../connections/closeClient.ts';
import { markDisconnected } from './seats.ts';

/** Updates the number of bytes waiting in a client's socket. */
export function setWaitingBytes(room: Room, id: ClientId, waitingBytes: number): void {
  const client = room.clients.get(id);
  if (client === undefined) return;
  client.waitingBytes = waitingBytes;
  if (waitingBytes <= CREDIT_BYTES_MAX) client.slowSince = null;
  else client.slowSince ??= room.world.tick;
}

export function canReceiveSnapshot({ awaySince, waitingBytes }: Client): boolean {
  return awaySince === null && waitingBytes <= CREDIT_BYTES_MAX;
}

/**
 * Closes clients that don't read their messages, because those would fill our memory. Such clients may
 * reconnect as after a lost connection.
 */
export function closeSlowClients(room: Room): void {
  const { tick, game } = room.world;
  for (const client of room.clients.values()) {
    if (client.awaySince !== null) continue;
    const isStuck = client.slowSince !== null && tick - client.slowSince > SLOW_SECONDS_MAX * game.tickRate;
    if (client.waitingBytes <= WAITING_BYTES_MAX && !isStuck) continue;
    endConnection(room, client, 'too-slow');
    markDisconnected(room, client.id);
  }
}
