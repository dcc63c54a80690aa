import { createKeyedCounter } from '../sockets/createKeyedCounter.ts';
import { ROOM_SOCKETS_PER_USER_MAX } from '../sockets/limits.ts';
import type { SocketReceiver } from '../sockets/SocketReceiver.ts';
import type { GameRoom } from './GameRoom.ts';
import { joinRoom } from './joinRoom.ts';
import { logViolation } from './logViolation.ts';

/** Finds the room that a socket asks for, and lets clients join it. Limits the sockets of a user in all rooms. */
export function createSocketReceivers(
  rooms: ReadonlyMap<string, GameRoom>,
): (roomId: string) => SocketReceiver | undefined {
  const users = createKeyedCounter(ROOM_SOCKETS_PER_USER_MAX);
  return (roomId) => {
    const room = rooms.get(roomId);
    return (
      room && {
        receiveFirst: (ref, bytes) => void joinRoom(room, users, ref, bytes),
        logViolation: ({ clientId, network }, id) => logViolation(room, clientId, id, network),
      }
    );
  };
}
