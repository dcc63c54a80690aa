import type { Seat } from '@playloom/room-contract';
import type { Room } from './Room.ts';

export function listSeats({ clients }: Pick<Room, 'clients'>): Seat[] {
  return [...clients.values()].map(({ id, player, member, awaySince, resumeToken, layerOpacities }) => ({
    client: id,
    player,
    visitor: member,
    isAway: awaySince !== null,
    resumeToken,
    layerOpacities,
  }));
}
