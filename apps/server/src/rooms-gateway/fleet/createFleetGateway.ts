import type { Logger } from 'pino';
import {
  PLATFORM_CALL_NAMES,
  type PlatformCalls,
  ROOMS_CALL_NAMES,
  type RoomsCalls,
} from '@playloom/room-contract';
import type { RedisConnections } from '../../redis/connectRedis.ts';
import { createRemoteProxy, pickHandlers } from '../channel/createCallChannel.ts';
import type { RoomsGateway } from '../RoomsGateway.ts';
import { callUntilTimeout } from './callUntilTimeout.ts';
import { createFleetBus, type FleetBus } from './createFleetBus.ts';

interface FleetGatewayOptions {
  readonly redis: RedisConnections;
  readonly platform: PlatformCalls;
  readonly log: Logger;
}

/** Joins the fleet, so that this process can call rooms processes and answers their calls to the platform. */
export function joinFleet({ redis, platform, log }: FleetGatewayOptions): Promise<FleetBus> {
  return createFleetBus(redis, log, 'web', pickHandlers(platform, PLATFORM_CALL_NAMES));
}

/** Finds rooms in other processes through Redis. Clients connect to the addresses of those processes directly. */
export function createFleetGateway(options: FleetGatewayOptions): RoomsGateway {
  const { log } = options;
  const bus = joinFleet(options);
  const state = { isClosed: false };
  const call = (name: string, args: readonly unknown[]): Promise<unknown> =>
    callUntilTimeout(async () => (await bus).call('rooms', name, args));
  const rooms = createRemoteProxy<RoomsCalls>({ call }, ROOMS_CALL_NAMES);
  const withFallback = async <T>(answer: Promise<T>, fallback: T): Promise<T> =>
    answer.catch((error: unknown) => {
      // That Redis is away is logged once, not for every request.
      if (options.redis.isReady() && !state.isClosed) log.warn({ err: error }, 'no rooms process answered');
      return fallback;
    });
  return {
    reserveSeat: (request) =>
      withFallback(rooms.reserveSeat(request), { ok: false, error: 'rooms_unavailable' }),
    tryStart: (trial) => withFallback(rooms.tryStart(trial), { isStuck: false, problems: [] }),
    listRooms: (gameId) => withFallback(rooms.listRooms(gameId), []),
    findRoom: (roomId) => withFallback(rooms.findRoom(roomId), null),
    // Without an answer, the room may be anywhere.
    locateRoom: (roomId) => withFallback(rooms.locateRoom(roomId), 'moving'),
    countPlayers: async () => new Map(await withFallback(rooms.countPlayers(), [])),
    readTape: (roomId) => withFallback(rooms.readTape(roomId), null),
    // Rooms that miss an order find it themselves (`checkSeats`), at the latest when Redis is back.
    enforce: (order) => withFallback(rooms.enforce(order), undefined),
    closeRooms: (gameId) => withFallback(rooms.closeRooms(gameId), undefined),
    announce: (gameId, message) => withFallback(rooms.announce(gameId, message), undefined),
    forwardUpgrade: (_request, socket) => void socket.destroy(),
    async readState() {
      if (!options.redis.isReady()) return { isReady: false, detail: 'Redis is away' };
      const isReady = await (await bus).hasOpenProcess('rooms');
      return { isReady, detail: isReady ? 'in other processes' : 'no rooms process takes players' };
    },
    async close() {
      state.isClosed = true;
      await (await bus).close();
    },
  };
}
