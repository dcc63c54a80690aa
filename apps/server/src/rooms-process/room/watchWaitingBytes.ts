import { CREDIT_BYTES_MAX } from '@playloom/room-contract';
import type { RoomHandle } from './RoomHandle.ts';
import { logViolation } from './logViolation.ts';
import { SLOW_CLIENT_CHECKS_MAX, UNSENT_BYTES_REPORT_INTERVAL_MS } from '../sockets/limits.ts';

/** Reports the unsent data of all rooms regularly. Returns a function that stops it. */
export function watchWaitingBytes(rooms: ReadonlyMap<string, RoomHandle>): () => void {
  const timer = setInterval(() => {
    for (const room of rooms.values()) reportWaitingBytes(room);
  }, UNSENT_BYTES_REPORT_INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Tells a room how much data is unsent for each client, and disconnects clients that have been too slow for too
 * long.
 */
export function reportWaitingBytes(room: RoomHandle): void {
  const waiting: [number, number][] = [];
  for (const { socket: ref } of room.members.seated()) {
    if (ref === null || ref.isEnded) continue;
    const bytes = ref.waitingBytes;
    ref.slowTurns = bytes > CREDIT_BYTES_MAX ? ref.slowTurns + 1 : 0;
    if (ref.slowTurns > SLOW_CLIENT_CHECKS_MAX) {
      logViolation(room, ref.clientId, 'too-slow');
      ref.end('too-slow');
    } else if (bytes > 0 || ref.hadWaiting) {
      waiting.push([ref.clientId, bytes]);
      ref.hadWaiting = bytes > 0;
    }
  }
  if (waiting.length > 0) room.simulation.post({ kind: 'credit', room: room.roomId, waiting });
}
