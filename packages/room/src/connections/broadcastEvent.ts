import type { ViewEvent } from '@playloom/protocol';
import type { Room } from '../state/Room.ts';
import { everyoneReliably } from '../state/RoomEvent.ts';

/** Sends an event from the room itself to everyone. */
export function broadcastEvent(room: Room, event: ViewEvent): void {
  room.events.push({ ...everyoneReliably, event });
}
