import type { Logger } from 'pino';
import { CallFailure, createAsker, type Answers } from '../channel/createCalls.ts';
import { ROOMS_CALLS, type RoomsCalls } from '../channel/RoomsCalls.ts';
import type { RoomsDoor } from '../RoomsDoor.ts';
import type { RoomsNeeds } from '../RoomsNeeds.ts';
import { createFleetBus, type FleetBus } from './createFleetBus.ts';

/** How many processes are tried: one may end just when it is asked. */
const TRIES = 3;

export interface FleetDoorOptions {
  readonly redisUrl: string;
  readonly needs: RoomsNeeds;
  readonly log: Logger;
}

/** Answers what rooms processes of the fleet ask of the platform, and lets this process ask them. */
export function joinFleet({ redisUrl, needs }: FleetDoorOptions): Promise<FleetBus> {
  return createFleetBus(redisUrl, 'web', needs as unknown as Answers);
}

/** Rooms in other processes, found through Redis. Their sockets go to their own addresses, never through here. */
export function createFleetDoor(options: FleetDoorOptions): RoomsDoor {
  const { log } = options;
  const bus = joinFleet(options);
  bus.catch((error: unknown) => log.error({ err: error }, 'Redis cannot be reached'));
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await (await bus).ask('rooms', name, args);
      } catch (error) {
        if (turn === TRIES || !(error instanceof CallFailure)) throw error;
      }
    }
  };
  const rooms = createAsker<RoomsCalls>({ ask }, ROOMS_CALLS);
  const orElse = async <T>(answer: Promise<T>, fallback: T): Promise<T> =>
    answer.catch((error: unknown) => {
      log.warn({ err: error }, 'no rooms process answered');
      return fallback;
    });
  return {
    reserveSeat: (request) => orElse(rooms.reserveSeat(request), { ok: false, error: 'rooms_unavailable' }),
    tryStart: (trial) => orElse(rooms.tryStart(trial), { isStuck: false, problems: [] }),
    listRooms: (gameId) => orElse(rooms.listRooms(gameId), []),
    findRoom: (roomId) => orElse(rooms.findRoom(roomId), null),
    countPlayers: async () => new Map(await orElse(rooms.countPlayers(), [])),
    readTape: (roomId) => orElse(rooms.readTape(roomId), null),
    enforce: (order) => orElse(rooms.enforce(order), undefined),
    closeRooms: (gameId) => orElse(rooms.closeRooms(gameId), undefined),
    announce: (gameId, line) => orElse(rooms.announce(gameId, line), undefined),
    handOver: (_request, socket) => void socket.destroy(),
    close: async () => (await bus.catch(() => undefined))?.close(),
  };
}
