import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { upgradeNetwork } from '../../http/upgradeNetwork.ts';
import { ROOM_TIMES, type RoomTimes } from './channel/ChildMessage.ts';
import type { Answers } from './channel/createCalls.ts';
import type { RoomsCalls } from './channel/RoomsCalls.ts';
import { keepLeases } from './keepLeases.ts';
import type { RoomsDoor, StartOutcome } from './RoomsDoor.ts';
import type { RoomsNeeds } from './RoomsNeeds.ts';
import { superviseRooms, type RoomsSupervisor } from './superviseRooms.ts';

export interface RoomsDoorOptions {
  config: Config;
  log: Logger;
  /** Null when other processes answer for the platform, over Redis. */
  needs: RoomsNeeds | null;
  /** The version of the engine that runs from the sources instead of a bundle, if one does. */
  readSourceEngine: () => string | null;
  times?: RoomTimes;
  /** Another program than the rooms process, for tests that need one that fails. */
  program?: string;
  onOutput?: (text: string) => void;
}

/** Without rooms there is nothing to try a game with; whoever plays it later hears when it cannot start. */
const NOT_TRIED: StartOutcome = { isStuck: false, problems: [] };

/** Rooms in a child process of this one. Nothing is started before somebody wants to play. */
export function createRoomsDoor(options: RoomsDoorOptions): RoomsDoor {
  const { config, log, needs } = options;
  const leases = needs && keepLeases(needs);
  const supervisor = superviseRooms({
    log,
    program: options.program,
    onOutput: options.onOutput,
    answers: (leases?.needs ?? {}) as unknown as Answers,
    onDeath: () => void leases?.release().catch((error: unknown) => log.warn({ err: error }, 'leases')),
    settings: () => ({
      logLevel: config.logLevel,
      enginesDir: join(config.dataDir, 'engines'),
      sourceEngine: options.readSourceEngine(),
      times: options.times ?? ROOM_TIMES,
      redisUrl: config.redisUrl ?? null,
      publicAddress: config.roomsPublicUrl ?? (config.redisUrl === undefined ? null : config.publicUrl),
      region: config.roomsRegion ?? '',
      needsThroughRedis: needs === null,
    }),
  });
  return {
    ...askRooms(() => supervisor.reach(), log),
    listRooms: async (gameId) =>
      (await supervisor
        .running()
        ?.listRooms(gameId)
        .catch(() => [])) ?? [],
    findRoom: async (roomId) =>
      (await supervisor
        .running()
        ?.findRoom(roomId)
        .catch(() => null)) ?? null,
    countPlayers: async () =>
      new Map(
        await supervisor
          .running()
          ?.countPlayers()
          .catch(() => []),
      ),
    enforce: (order) => tellWhoeverIsThere(supervisor, (rooms) => rooms.enforce(order)),
    closeRooms: (gameId) => tellWhoeverIsThere(supervisor, (rooms) => rooms.closeRooms(gameId)),
    announce: async (gameId, line) => supervisor.running()?.announce(gameId, line),
    handOver: (request, socket, head) => handOver(supervisor, config, request, socket, head),
    readFigures: async () => supervisor.running()?.readFigures(),
    start: () => void supervisor.reach(),
    drain: async () => supervisor.running()?.drain(),
    close: () => supervisor.close(),
  };
}

/** Everybody in it is gone with a process that dies: then nothing is left that could be told. */
async function tellWhoeverIsThere(
  supervisor: RoomsSupervisor,
  tell: (rooms: RoomsCalls) => Promise<void>,
): Promise<void> {
  const rooms = supervisor.running();
  if (!rooms) return;
  try {
    await tell(rooms);
  } catch (error) {
    if (supervisor.running() === rooms) throw error;
  }
}

function askRooms(
  reach: () => Promise<RoomsCalls | undefined>,
  log: Logger,
): Pick<RoomsDoor, 'reserveSeat' | 'tryStart' | 'readTape'> {
  return {
    async reserveSeat(request) {
      const rooms = await reach();
      if (rooms === undefined) return { ok: false, error: 'rooms_unavailable' };
      try {
        return await rooms.reserveSeat(request);
      } catch (error) {
        log.warn({ err: error, gameId: request.gameId }, 'no seat could be kept');
        return { ok: false, error: 'rooms_unavailable' };
      }
    },
    async tryStart(trial) {
      const rooms = await reach();
      return rooms === undefined ? NOT_TRIED : rooms.tryStart(trial);
    },
    readTape: async (roomId) => (await (await reach())?.readTape(roomId)) ?? null,
  };
}

function handOver(
  supervisor: RoomsSupervisor,
  config: Config,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  if (!(socket instanceof Socket)) return refuse(socket);
  const { url = '', headers } = request;
  const handed = { url, headers, network: upgradeNetwork(request, config.trustProxy), head };
  // Node would count the sockets of the child as the server's own, and closing the server would wait for all of them.
  Object.assign(socket, { server: null });
  stopReading(socket);
  // What this process keeps of the socket has no handle any more; destroying it lets the upgrade table forget it.
  if (!supervisor.handOver(handed, socket, () => socket.destroy())) refuse(socket);
}

/**
 * Until the child has said that it has the socket, this process has it too. Node goes on reading from it and throws
 * away what comes: on a busy machine that was the first word of a client, which then waited for ever.
 */
function stopReading(socket: Socket): void {
  const { _handle: handle } = socket as unknown as { _handle?: { readStop(): void } | null };
  handle?.readStop();
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}
