import type { RoomHandle } from '../room/RoomHandle.ts';
import { logViolation } from '../room/handleRoomReport.ts';
import { filterChatMessage } from './filterChatMessage.ts';
import type { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

/** Forwards all further messages of a client to its room. Chat text is screened first. */
export function listenToClient(room: RoomHandle, ref: ColyseusSocketAdapter): void {
  ref.socket.on('message', (data: Buffer, isBinary) => {
    if (ref.isEnded) return undefined;
    if (isBinary) {
      const bytes = filterChatMessage(data, ref.chats);
      return bytes && room.simulation.message(ref.clientId, bytes);
    }
    logViolation(room, ref.clientId, 'bad-message', ref.network);
    return ref.end('bad-message');
  });
}
