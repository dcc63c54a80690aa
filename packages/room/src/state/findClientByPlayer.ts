import type { PlayerId } from '@playloom/game-format';
import type { Room } from './Room.ts';
import type { Client } from './Client.ts';

/** The client of a player; null for bots and players who left. */
export function findClientByPlayer(room: Room, player: PlayerId): Client | null {
  for (const client of room.clients.values()) if (client.player === player) return client;
  return null;
}
