import type { RoomsDoor } from './RoomsDoor.ts';

/** For a process that has no rooms and knows of none: nobody can join, and nothing else suffers. */
export function createClosedRoomsDoor(): RoomsDoor {
  return {
    reserveSeat: async () => ({ ok: false, error: 'rooms_unavailable' }),
    listRooms: async () => [],
    findRoom: async () => null,
    countPlayers: async () => new Map(),
    readTape: async () => null,
    enforce: async () => undefined,
    announce: async () => undefined,
    closeRooms: async () => undefined,
    handOver: (_request, socket) => void socket.destroy(),
    close: async () => undefined,
  };
}
