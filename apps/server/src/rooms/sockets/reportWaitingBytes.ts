import { roomLimits } from '@playloom/room';
import type { RoomHandle } from '../room/RoomHandle.ts';
import { logViolation } from '../room/handleRoomReport.ts';
import { SLOW_CLIENT_CHECKS_MAX } from './limits.ts';

/**
 * Tells a room how much data is unsent for each client, and disconnects clients that have been too slow for too
 * long.
 */
export function reportWaitingBytes(room: RoomHandle): void {
  const waiting: [number, number][] = [];
  for (const ref of room.sockets.values()) {
    if (ref.isEnded) continue;
    const bytes = ref.waitingBytes;
    ref.slowTurns = bytes > roomLimits.CREDIT_BYTES_MAX ? ref.slowTurns + 1 : 0;
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
