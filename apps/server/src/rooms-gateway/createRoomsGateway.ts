import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import {
  type DrainProgress,
  FETCH_ENGINE_CALL,
  PLATFORM_CALL_NAMES,
  type PlatformCalls,
  ROOM_TIMEOUTS,
  type RoomTimeouts,
  type RoomsCalls,
  type RoomsSettings,
  type StartTrialResult,
} from '@playloom/room-contract';
import type { RedisConnections } from '../redis/connectRedis.ts';
import type { Config } from '../process/config.ts';
import { getUpgradeNetworkKey } from '../http/getUpgradeNetworkKey.ts';
import { pickHandlers } from './channel/createCallChannel.ts';
import { endOwner, hasOtherOwners } from '../redis/roomOwners.ts';
import { trackLeases } from './trackLeases.ts';
import type { RoomsGateway } from './RoomsGateway.ts';
import { superviseRooms, type RoomsSupervisor } from './superviseRooms.ts';

interface RoomsGatewayOptions {
  config: Config;
  log: Logger;
  /** Connects this process with others. */
  redis?: RedisConnections | null;
  /** Null when other processes answer the calls to the platform, over Redis. */
  platform: PlatformCalls | null;
  /** The version of the engine that runs from the sources, if any. */
  readSourceEngine: () => string | null;
  /** Fetches the engine that runs releases of a version into `DATA_DIR/engines`. Returns whether it is there. */
  fetchEngine?: (version: string) => Promise<boolean>;
  times?: RoomTimeouts;
  /** The program to start instead of the rooms process, for tests that need one that fails. */
  program?: string;
  onOutput?: (text: string) => void;
  /** How long a process runs before the next one is made ready. Null if it is started only when it is needed. */
  standbyAfterMs?: number | null | undefined;
}

/**
 * If other processes continue the rooms of one that has ended, the next one starts after that: on the same machine, it
 * would take processor time from them while players wait.
 */
const TAKEOVER_MS = 3_000;

/** How many processes are tried for one seat, because a process may die during the call. */
const SEAT_TRIES = 2;

/**
 * The result when no rooms are available for the test before publishing. Players see an error later if the game cannot
 * start.
 */
const NOT_TRIED: StartTrialResult = { isStuck: false, problems: [] };

const NOTHING_LEFT: DrainProgress = { moving: 0, staying: 0 };

/** Runs rooms in a child process, which starts with the first player. */
export function createRoomsGateway(options: RoomsGatewayOptions): RoomsGateway {
  const { config, log, platform } = options;
  const leases = platform && trackLeases(platform);
  const warn = (error: unknown): void => log.warn({ err: error }, 'rooms');
  const release = async (): Promise<void> => leases?.release().catch(warn);
  const missed: MissedCall[] = [];
  const owner = nameOwners(options.redis ?? null, warn);
  const supervisor = superviseRooms({
    log,
    program: options.program,
    onOutput: options.onOutput,
    // Other processes of a fleet continue the rooms of one that has ended.
    standbyAfterMs: platform === null ? null : options.standbyAfterMs,
    handlers: {
      ...(leases && pickHandlers(leases.platform, PLATFORM_CALL_NAMES)),
      // Answered here even if others answer the calls to the platform: the engine must arrive on this machine.
      [FETCH_ENGINE_CALL]: async (version: string) => (await options.fetchEngine?.(version)) ?? false,
    },
    onDeath() {
      leases?.suspend();
      owner.end();
    },
    findPause: async () => (platform === null && (await owner.hasOthers()) ? TAKEOVER_MS : 0),
    onReady() {
      void release();
      for (const call of missed.splice(0)) void callRunningRooms(supervisor, missed, call).catch(warn);
    },
    settings: () => describeSettings(options, owner.begin()),
  });
  const state = { isStarting: false, isDraining: false };
  return {
    ...createRoomsRequests(() => supervisor.reach(), log),
    ...createRoomsQueries(supervisor),
    enforce: (order) => callRunningRooms(supervisor, missed, (rooms) => rooms.enforce(order)),
    closeRooms: (gameId) => callRunningRooms(supervisor, missed, (rooms) => rooms.closeRooms(gameId)),
    announce: async (gameId, message) => supervisor.running()?.announce(gameId, message),
    forwardUpgrade: (request, socket, head) => forwardUpgrade(supervisor, config, request, socket, head),
    readFigures: async () => supervisor.running()?.readFigures(),
    readState: () => readState(supervisor, { ...state, isForFleet: platform === null }),
    async start() {
      state.isStarting = true;
      await supervisor.reach().finally(() => {
        state.isStarting = false;
      });
    },
    async drain() {
      state.isDraining = true;
      // If the process ends meanwhile, its rooms come back elsewhere.
      const left = await supervisor
        .running()
        ?.drain()
        .catch(() => undefined);
      return left ?? NOTHING_LEFT;
    },
    close: () => supervisor.close(),
  };
}

function describeSettings(
  { config, platform, readSourceEngine, times }: RoomsGatewayOptions,
  ownerId: string,
): RoomsSettings {
  return {
    logLevel: config.logLevel,
    enginesDir: join(config.dataDir, 'engines'),
    journalsDir: join(config.dataDir, 'journals'),
    ownerId,
    sourceEngine: readSourceEngine(),
    times: times ?? ROOM_TIMEOUTS,
    redisUrl: config.redisUrl ?? null,
    publicAddress: config.roomsPublicUrl ?? (config.redisUrl === undefined ? null : config.publicUrl),
    region: config.roomsRegion ?? '',
    needsThroughRedis: platform === null,
  };
}

/** Reads what is running. A process that is not running has no rooms. */
function createRoomsQueries(
  supervisor: RoomsSupervisor,
): Pick<RoomsGateway, 'listRooms' | 'findRoom' | 'locateRoom' | 'countPlayers'> {
  return {
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
    // Starts the process if necessary: rooms of before come back with it.
    locateRoom: async (roomId) =>
      (await supervisor.reach())?.locateRoom(roomId).catch(() => 'moving' as const) ?? 'moving',
    countPlayers: async () =>
      new Map(
        await supervisor
          .running()
          ?.countPlayers()
          .catch(() => []),
      ),
  };
}

/**
 * A server starts the process, which is ready when the rooms of before have come back. If it fails, the next one starts
 * with the first player, so it need not be running. In a fleet, players join other processes until this one is running,
 * and a deploy must wait for it before it replaces those.
 */
async function readState(
  supervisor: RoomsSupervisor,
  { isStarting, isDraining, isForFleet }: { isStarting: boolean; isDraining: boolean; isForFleet: boolean },
): Promise<{ isReady: boolean; detail: string }> {
  if (isDraining) return { isReady: false, detail: 'draining' };
  if (supervisor.isRestarting) return { isReady: false, detail: 'restarting' };
  // The servers of a deploy are replaced one after another, when the last one is ready.
  if (supervisor.running() && isForFleet && !supervisor.isWarm)
    return { isReady: false, detail: 'warming up' };
  const rooms = supervisor.running();
  if (rooms) {
    // A process that hangs is running too, but never answers.
    const isAlive = await rooms.readFigures().then(
      () => true,
      () => false,
    );
    return isAlive ? { isReady: true, detail: 'running' } : { isReady: false, detail: 'restarting' };
  }
  if (isStarting) return { isReady: false, detail: 'starting, and bringing rooms back' };
  return isForFleet
    ? { isReady: false, detail: 'starting' }
    : { isReady: true, detail: 'starts with the first player' };
}

/** Names each rooms process that is started, and says when it is gone. */
function nameOwners(
  redis: RedisConnections | null,
  warn: (error: unknown) => void,
): { begin(): string; end(): void; hasOthers(): Promise<boolean> } {
  let ownerId = '';
  return {
    begin: () => (ownerId = randomUUID()),
    end: () => void (redis && endOwner(redis, ownerId).catch(warn)),
    hasOthers: async () => redis !== null && (await hasOtherOwners(redis, ownerId).catch(() => false)),
  };
}

type MissedCall = (rooms: RoomsCalls) => Promise<void>;

/** Orders that are kept for a rooms process that is not running. More would mean that it can't start. */
const MISSED_MAX = 1_000;

/**
 * Calls the rooms process. If it is not running, or dies, the call is repeated when its rooms have come back: a player
 * who was banned in the meantime must not return.
 */
async function callRunningRooms(
  supervisor: RoomsSupervisor,
  missed: MissedCall[],
  call: MissedCall,
): Promise<void> {
  const rooms = supervisor.running();
  try {
    if (rooms) return await call(rooms);
  } catch (error) {
    if (supervisor.running() === rooms) throw error;
  }
  if (missed.length < MISSED_MAX) missed.push(call);
}

function createRoomsRequests(
  reach: () => Promise<RoomsCalls | undefined>,
  log: Logger,
): Pick<RoomsGateway, 'reserveSeat' | 'tryStart' | 'readTape'> {
  return {
    async reserveSeat(request) {
      for (let turn = 1; ; turn += 1) {
        const rooms = await reach();
        if (rooms === undefined) return { ok: false, error: 'rooms_unavailable' };
        try {
          return await rooms.reserveSeat(request);
        } catch (error) {
          // The process died during the call, so the next one opens the room.
          if (turn < SEAT_TRIES && (await reach()) !== rooms) continue;
          log.warn({ err: error, gameId: request.gameId }, 'could not reserve a seat');
          return { ok: false, error: 'rooms_unavailable' };
        }
      }
    },
    async tryStart(trial) {
      const rooms = await reach();
      return rooms === undefined ? NOT_TRIED : rooms.tryStart(trial);
    },
    readTape: async (roomId) => (await (await reach())?.readTape(roomId)) ?? null,
  };
}

function forwardUpgrade(
  supervisor: RoomsSupervisor,
  config: Config,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  if (!(socket instanceof Socket)) return rejectUpgrade(socket);
  const { url = '', headers } = request;
  const forwarded = { url, headers, network: getUpgradeNetworkKey(request, config.trustProxy), head };
  // Node counts the child's sockets as the server's own, so closing the server would wait for them.
  Object.assign(socket, { server: null });
  stopReading(socket);
  // After forwarding, our copy of the socket has no handle. Destroying it removes it from the upgrade table.
  if (!supervisor.forwardUpgrade(forwarded, socket, () => socket.destroy())) rejectUpgrade(socket);
}

/**
 * Stops reading from a socket that is being passed to the child. Until the child confirms that it has the socket, Node
 * would keep reading here and drop the data, such as the first message of a client.
 */
function stopReading(socket: Socket): void {
  const { _handle: handle } = socket as unknown as { _handle?: { readStop(): void } | null };
  handle?.readStop();
}

function rejectUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}
