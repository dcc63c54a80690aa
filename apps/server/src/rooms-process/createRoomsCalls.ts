import { matchMaker } from '@colyseus/core';
import type { DrainProgress, RoomsCalls } from '@playloom/room-contract';
import { hasOpenProcess, announceDraining } from './fleet/draining.ts';
import { createRoomDrain, type RoomDrain } from './placement/createRoomDrain.ts';
import { createRoomPlacement } from './placement/createRoomPlacement.ts';
import { listAllRooms, toRoomListing } from './placement/listRooms.ts';
import { locateRoom } from './placement/locateRoom.ts';
import type { GameRoom } from './room/GameRoom.ts';
import { readTape } from './room/readTape.ts';
import type { RoomsContext } from './context/RoomsContext.ts';
import { createStartTrialRunner } from './simulation/createStartTrialRunner.ts';

/** Implements the calls that a rooms process answers. */
export function createRoomsCalls(
  context: RoomsContext,
  rooms: ReadonlyMap<string, GameRoom>,
  countSockets: () => number,
): RoomsCalls {
  const placement = createRoomPlacement(context);
  const tryStart = createStartTrialRunner(context);
  const drain = createRoomDrain(context, rooms);
  return {
    async reserveSeat(request) {
      // In a fleet, other processes take new players. A single process rejects them until it is started again.
      if (context.isDraining && !(await hasOpenProcess())) return { ok: false, error: 'rooms_unavailable' };
      return placement.place(request);
    },
    tryStart,
    listRooms: async (gameId) => (await listAllRooms({ gameId, private: false })).map(toRoomListing),
    async findRoom(roomId) {
      const [room] = await listAllRooms({ roomId });
      return room ? { ...toRoomListing(room), lobbyCode: room.metadata.lobbyCode } : null;
    },
    locateRoom: (roomId) => locateRoom(context, roomId),
    async countPlayers() {
      const counts = new Map<string, number>();
      for (const { metadata } of await listAllRooms({})) {
        counts.set(metadata.gameId, (counts.get(metadata.gameId) ?? 0) + metadata.players);
      }
      return [...counts];
    },
    async readTape(roomId) {
      const room = rooms.get(roomId);
      if (room) return readTape(room);
      if ((await listAllRooms({ roomId })).length === 0) return null;
      const text = await matchMaker.remoteRoomCall<GameRoom, 'readTapeText'>(roomId, 'readTapeText', []);
      return text === null ? null : Buffer.from(text, 'base64');
    },
    enforce: ({ gameId, ...order }) => callRooms(gameId, 'enforce', order),
    announce: (gameId, message) => callRooms(gameId, 'hearCommunity', message),
    closeRooms: (gameId) => callRooms(gameId, 'takeDown'),
    async readFigures() {
      const listed = [...rooms.values()].map(({ metadata }) => metadata);
      const sum = (name: 'players' | 'bots' | 'spectators'): number =>
        listed.reduce((total, metadata) => total + metadata[name], 0);
      return {
        rooms: rooms.size,
        players: sum('players'),
        bots: sum('bots'),
        spectators: sum('spectators'),
        sockets: countSockets(),
        workers: context.threads.count(),
        journalBytes: context.journals.bytesWritten,
        ...context.metrics.read(),
      };
    },
    drain: () => drainRooms(context, drain),
  };
}

async function drainRooms(context: RoomsContext, drain: RoomDrain): Promise<DrainProgress> {
  if (!context.isDraining) {
    context.isDraining = true;
    // Without Redis, nobody else can be notified, and rooms continue as after a crash.
    await announceDraining().catch(() => undefined);
    drain.start();
  }
  return drain.readProgress();
}

/**
 * Calls a method on every room of one game, or of all games, in all processes. Rooms that don't respond are
 * skipped: a room that is moving checks its members where it continues (`checkMembers`).
 */
async function callRooms(
  gameId: string | null,
  call: 'enforce' | 'hearCommunity' | 'takeDown',
  ...args: unknown[]
): Promise<void> {
  const listed = await listAllRooms(gameId === null ? {} : { gameId });
  await Promise.all(
    listed.map(({ roomId }) =>
      matchMaker.remoteRoomCall<GameRoom>(roomId, call, args).catch(() => undefined),
    ),
  );
}
