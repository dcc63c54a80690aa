import type { RoomsGateway } from './RoomsGateway.ts';

/** For a process without rooms. No one can join a game, but everything else works. */
export function createDisabledRoomsGateway(): RoomsGateway {
  return {
    reserveSeat: async () => ({ ok: false, error: 'rooms_unavailable' }),
    listRooms: async () => [],
    findRoom: async () => null,
    locateRoom: async () => null,
    countPlayers: async () => new Map(),
    readTape: async () => null,
    enforce: async () => undefined,
    announce: async () => undefined,
    closeRooms: async () => undefined,
    forwardUpgrade: (_request, socket) => void socket.destroy(),
    readState: async () => ({ isReady: false, detail: 'this process has no rooms; set ROLES or REDIS_URL' }),
    close: async () => undefined,
  };
}
