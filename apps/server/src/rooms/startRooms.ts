import type { Socket } from 'node:net';
import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { HandedRequest, RoomsSettings } from '../platform/rooms/channel/ChildMessage.ts';
import type { RoomsCalls } from '../platform/rooms/channel/RoomsCalls.ts';
import type { RoomsNeeds } from '../platform/rooms/RoomsNeeds.ts';
import { createLogger } from '../process/createLogger.ts';
import { createFigures } from './createFigures.ts';
import { createRoomsCalls } from './createRoomsCalls.ts';
import { findEngine } from './findEngine.ts';
import { GAME_ROOM, GameRoom } from './room/GameRoom.ts';
import type { RoomsContext } from './RoomsContext.ts';
import { createThreads } from './simulation/createThreads.ts';
import { createSocketDoor } from './sockets/createSocketDoor.ts';

export interface RunningRooms {
  readonly calls: RoomsCalls;
  takeSocket(request: HandedRequest, socket: Socket): void;
  /** Everybody's things are written down, everybody is told, nothing is left running. */
  stop(): Promise<void>;
}

export async function startRooms(settings: RoomsSettings, needs: RoomsNeeds): Promise<RunningRooms> {
  const log = createLogger(settings.logLevel);
  keepAlive(log);
  const rooms = new Map<string, GameRoom>();
  const context: RoomsContext = {
    log,
    needs,
    threads: createThreads(log),
    figures: createFigures(),
    findEngine: (version) => findEngine(settings, version),
    times: settings.times,
  };
  await matchMaker.setup(undefined, undefined, settings.publicAddress ?? undefined);
  matchMaker.defineRoomType(GAME_ROOM, defineRoom(context, rooms));
  await matchMaker.accept();
  const sockets = createSocketDoor(context, rooms);
  return {
    calls: createRoomsCalls(context, rooms, () => sockets.count()),
    takeSocket: sockets.take,
    async stop() {
      await matchMaker.gracefullyShutdown();
      sockets.close();
      context.threads.close();
    },
  };
}

function defineRoom(context: RoomsContext, rooms: Map<string, GameRoom>) {
  return class extends GameRoom {
    constructor() {
      super(context, rooms);
    }
  };
}

/** An error that nobody caught belongs to one room or one socket; ending here would end all the others too. */
function keepAlive(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'an error that nobody caught'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody caught'));
}
