import type { RoomHandle } from './RoomHandle.ts';
import { logViolation } from './logViolation.ts';
import { filterChatMessage } from '../sockets/filterChatMessage.ts';
import type { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';

/** Forwards all further messages of a client to its room. Chat text is screened first. */
export function listenToClient(room: RoomHandle, ref: ColyseusSocketAdapter): void {
  ref.socket.on('message', (data: Buffer, isBinary) => {
    if (ref.isEnded) return undefined;
    // Clients send nothing before they have been welcomed.
    room.members.confirmResumeToken(ref.clientId);
    if (isBinary) {
      const bytes = filterChatMessage(data, ref.chats);
      return bytes && room.simulation.message(ref.clientId, bytes);
    }
    logViolation(room, ref.clientId, 'bad-message', ref.network);
    return ref.end('bad-message');
  });
}
