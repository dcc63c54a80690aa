import type { RoomFace } from '../room/RoomFace.ts';
import { logOffence } from '../room/hearReport.ts';
import type { SocketRef } from './SocketRef.ts';

/** Everything a client says from now on goes to its room, unread. */
export function listenToClient(room: RoomFace, ref: SocketRef): void {
  ref.socket.on('message', (data: Buffer, isBinary) => {
    if (ref.isEnded) return undefined;
    if (isBinary && ref.spendMessage()) return room.simulation.message(ref.clientId, data);
    const id = isBinary ? 'flood' : 'bad-message';
    logOffence(room, ref.clientId, id, ref.network);
    return ref.end(id);
  });
}
