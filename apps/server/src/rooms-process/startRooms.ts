import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { ForwardedUpgrade, PlatformCalls, RoomsCalls, RoomsSettings } from '@playloom/room-contract';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createLogger } from '../process/createLogger.ts';
import { createMutableLog } from '../process/createMutableLog.ts';
import { cacheReleases } from './context/cacheReleases.ts';
import { createRoomMetrics } from './context/createRoomMetrics.ts';
import { createSeatChecker } from './context/createSeatChecker.ts';
import { startColyseus } from './colyseus/startColyseus.ts';
import { createRoomsCalls } from './createRoomsCalls.ts';
import { createFileJournalStore } from './journal/createFileJournalStore.ts';
import { createJournalWriter } from './journal/createJournalWriter.ts';
import { balanceRooms } from './placement/balanceRooms.ts';
import { recoverOwnRooms, watchFreeRooms } from './placement/recoverRooms.ts';
import { createRoomTaker } from './placement/createRoomTaker.ts';
import { listAllRooms } from './placement/listRooms.ts';
import { readPlayedGames } from './placement/readPlayedGames.ts';
import { findOrFetchEngine, type FetchEngine } from './simulation/findEngine.ts';
import { openRoomDirectory } from './fleet/openRoomDirectory.ts';
import { createSocketReceivers } from './room/createSocketReceivers.ts';
import { GAME_ROOM_NAME, GameRoom } from './room/GameRoom.ts';
import { watchSeats } from './room/watchSeats.ts';
import { watchWaitingBytes } from './room/watchWaitingBytes.ts';
import type { RoomsContext } from './context/RoomsContext.ts';
import { createRoomThreads } from './simulation/createRoomThreads.ts';
import { createRoomSocketServer } from './sockets/createRoomSocketServer.ts';

/** Then rooms open here, if a little slower. */
const WARM_LIMIT_MS = 15_000;

export interface RunningRooms {
  readonly calls: RoomsCalls;
  /** Resolves when rooms that move here open quickly. */
  readonly warm: Promise<unknown>;
  acceptSocket(request: ForwardedUpgrade, socket: Socket): void;
  /** Stores what happened in all rooms, so that other processes can continue them at once. */
  abandon(): Promise<void>;
  /** Resolves when all data is saved, all players are notified, and nothing is running anymore. */
  stop(): Promise<void>;
}

/** What the process that started this one answers. */
interface ParentCalls {
  /** Used if this process is not part of a fleet. */
  platform: PlatformCalls;
  fetchEngine: FetchEngine;
}

export async function startRooms(settings: RoomsSettings, parent: ParentCalls): Promise<RunningRooms> {
  const { log, mute } = createMutableLog(createLogger(settings.logLevel));
  logUncaughtErrors(log);
  const { ownerId, publicAddress } = settings;
  const rooms = new Map<string, GameRoom>();
  const directory = await openRoomDirectory(settings, log);
  const store = directory.journals ?? (await createFileJournalStore(settings.journalsDir));
  const platform = cacheReleases(directory.platform ?? parent.platform);
  let clientId = 0;
  const context: RoomsContext = {
    log,
    platform,
    seats: createSeatChecker(platform, log),
    threads: createRoomThreads(log),
    metrics: createRoomMetrics(),
    journals: createJournalWriter(store, log),
    recovered: new Map(),
    recoveredAt: -Infinity,
    moveRoom: directory.moveRoom,
    takeClientId: () => (clientId += 1),
    findEngine: (version) => findOrFetchEngine(settings, version, parent.fetchEngine),
    region: settings.region,
    isDraining: false,
    times: settings.times,
  };
  await startColyseus(directory.fleet, GAME_ROOM_NAME, defineRoom(context, rooms));
  const findElsewhere = (roomId: string): Promise<boolean> => isElsewhere(context, roomId);
  const sockets = createRoomSocketServer(context, createSocketReceivers(rooms), findElsewhere);
  const stopWatching = watchWaitingBytes(rooms);
  const calls = createRoomsCalls(context, rooms, () => sockets.count());
  await directory.join({
    calls,
    networks: sockets.networks,
    isDraining: () => context.isDraining,
    takeRoom: createRoomTaker(context, store, { rooms, ownerId, publicAddress }),
  });
  const stops: (() => void)[] = [watchSeats(rooms, directory.onBack)];
  // The journals of a process alone are its own, and no player may look for a room before it is back.
  if (directory.journals === null) await recoverOwnRooms(context, store);
  else stops.push(watchFreeRooms(context, store), balanceRooms(context, ownerId));
  return {
    calls,
    warm: directory.journals === null ? Promise.resolve() : startSpareThread(context),
    acceptSocket: sockets.accept,
    abandon: () => context.journals.close(),
    async stop() {
      for (const stop of stops) stop();
      await matchMaker.gracefullyShutdown();
      sockets.close();
      stopWatching();
      context.threads.close();
      await context.journals.close();
      // Everything is stored, and calls that are under way fail.
      mute();
      await directory.close();
    },
  };
}

/** Rooms of other processes that end must come back at once. Resolves when it is ready, or takes too long. */
async function startSpareThread({ findEngine, threads, platform }: RoomsContext): Promise<void> {
  const engine = await findEngine(readEngineVersion());
  if (engine === undefined) return;
  const ready = threads.startSpare({ engine, readGames: () => readPlayedGames(platform) });
  await Promise.race([ready, pause(WARM_LIMIT_MS, undefined, { ref: false })]);
}

/** Whether another process runs a room, or is about to. */
async function isElsewhere({ journals }: RoomsContext, roomId: string): Promise<boolean> {
  return (await journals.has(roomId)) || (await listAllRooms({ roomId })).length > 0;
}

function defineRoom(context: RoomsContext, rooms: Map<string, GameRoom>) {
  return class extends GameRoom {
    constructor() {
      super(context, rooms);
    }
  };
}

/**
 * Logs uncaught errors instead of exiting. Such an error concerns one room or socket, and exiting would end all
 * others.
 */
function logUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (error) => log.error({ err: error }, 'uncaught error'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}
